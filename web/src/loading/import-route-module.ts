import { isLostConnection } from '../offline/connection.ts';
import { retriedImport } from './retried-import.ts';
import { openWholePage } from './whole-page.ts';

/**
 * Imports a route's script for React Router, which the build makes call it. Never rejects: React Router would
 * wait for ever for a route's data then. A script that does not come leads to a whole load of the page; where
 * that cannot help, and for a script that throws, the route shows the error page.
 */
export async function importRouteModule(address: string): Promise<object> {
	try {
		return await retriedImport(() => import(/* @vite-ignore */ address));
	} catch (error) {
		if (isLostConnection(error) && (await openWholePage())) return new Promise(() => {});
		return moduleThatThrows(error);
	}
}

function moduleThatThrows(error: unknown): object {
	const fail = (): never => {
		throw error;
	};
	return { default: fail, clientLoader: fail, clientAction: fail };
}
