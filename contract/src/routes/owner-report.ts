import type { Route } from '../route.ts';

export const createOwnerReportRoute = {
	name: 'createOwnerReport',
	method: 'POST',
	path: '/v1/ownerReport/create',
	protection: 'report',
	/** Sign-in is always required: the feature refuses in the words of the specification, section 5. */
	session: { from: 'body', needed: 'sometimes' },
} as const satisfies Route;

export const getOwnerReportRoute = {
	name: 'getOwnerReport',
	method: 'GET',
	path: '/v1/ownerReport/get',
	session: { from: 'query', needed: false },
} as const satisfies Route;

export const repeatOwnerReportBlockRoute = {
	name: 'repeatOwnerReportBlock',
	method: 'POST',
	path: '/v1/ownerReport/:uuid/repeat/:block',
	session: { from: 'header', needed: true },
} as const satisfies Route;

export const deleteOwnerReportRoute = {
	name: 'deleteOwnerReport',
	method: 'DELETE',
	path: '/v1/ownerReport/:uuid',
	session: { from: 'header', needed: true },
} as const satisfies Route;

export const getOwnerReportDocumentRoute = {
	name: 'getOwnerReportDocument',
	method: 'GET',
	path: '/v1/ownerReport/:uuid/document',
	file: 'application/pdf',
} as const satisfies Route;

export const checkReportPersonRoute = {
	name: 'checkReportPerson',
	method: 'POST',
	path: '/v1/ownerReport/:uuid/checkPerson',
} as const satisfies Route;
