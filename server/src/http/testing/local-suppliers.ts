import {
	ALL_OK,
	contentOf,
	envelopeOf,
	fixture,
	reportOf,
} from '@avtosverka/registers/suppliers/avtocod/testing/report';
import { type LocalServer, serveLocally } from '@avtosverka/registers/transport/testing/local-server';

/** A car about which the suppliers of these tests find something (avtocod) and nothing (Росстандарт). */
export const KNOWN_VIN = 'XTA21144094786239';
/** A car about which they fail. */
export const SILENT_VIN = 'X96ERB6X4B0008543';

/** avtocod and Росстандарт on this machine. `seen` holds the paths that were asked for. */
export function serveSuppliers(): Promise<LocalServer> {
	return serveLocally(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		if (body.includes(SILENT_VIN)) response.writeHead(503).end();
		else if (request.url?.startsWith('/gost')) response.end('<div></div>');
		else if (request.method === 'POST') response.end(fixture('make.json'));
		else response.end(envelopeOf(reportOf(contentOf('report_full.json'), ALL_OK)));
	});
}

/** Settings that make a server ask them alone. */
export function supplierSettings({ url }: LocalServer): Record<string, string> {
	return {
		REQUEST_POLICY: 'bench',
		SUPPLIER_AVTOCOD_URL: `${url}/avtocod`,
		SUPPLIER_AVTOCOD_KEY: 'user@domain:password',
		SUPPLIER_AVTOCOD_REPORT: 'type@domain',
		SUPPLIER_GOST_URL: `${url}/gost`,
	};
}

/** The paths of reports that were ordered. */
export function ordersOf({ seen }: LocalServer): readonly string[] {
	return seen.filter((path) => path.endsWith('/_make'));
}
