/** An error as it goes over the wire. */
export type WireError = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** A security event stands alone: it has no envelope and no `state`. */
export function securityEvent(
	status: number,
	type: string,
	name: string,
	detail: string,
	now: Date,
	data: Readonly<Record<string, unknown>>,
): WireError {
	const stamp = now.toISOString();
	return {
		status,
		body: { uid: '', stamp, cls: 'Security', type, name, message: `${name}:${detail}`, data, events: [] },
	};
}

/** Any other failure comes in an envelope with `state: "fail"`, mostly as HTTP 500. */
export function failure(
	type: string,
	name: string,
	message: string,
	now: Date,
	data: Readonly<Record<string, unknown>>,
): WireError {
	const stamp = now.toISOString();
	const event = { uid: '', stamp, cls: 'Data', type, name, message, data, events: [] };
	return { status: 500, body: { state: 'fail', stamp, event } };
}

export function unknownReportType(uid: string, now: Date): WireError {
	const entity = { entity_type: 'api.model.Report_Type', entity_uid: uid };
	const message = `Отсутствует объект типа api.model.Report_Type с UID ${uid}`;
	return failure(
		'DataSeekObjectError',
		'Отсутствие объекта с заданным идентификатором',
		message,
		now,
		entity,
	);
}

export function unknownReport(uid: string, now: Date): WireError {
	const entity = { entity_type: 'api.model.Report', entity_uid: uid };
	const message = `Отсутствует объект типа api.model.Report с UID ${uid}`;
	return failure(
		'DataSeekObjectError',
		'Отсутствие объекта с заданным идентификатором',
		message,
		now,
		entity,
	);
}

/** What the supplier's framework says of its own accord: body that is no JSON, unknown path. */
export function frameworkError(status: number, path: string, now: Date): WireError {
	const reason = status === 404 ? 'Not Found' : status === 415 ? 'Unsupported Media Type' : 'Bad Request';
	const exception =
		status === 400 ? { exception: 'org.springframework.http.converter.HttpMessageNotReadableException' } : {};
	const body = { timestamp: now.toISOString(), status, error: reason, ...exception, message: reason };
	return { status, body: { ...body, path } };
}
