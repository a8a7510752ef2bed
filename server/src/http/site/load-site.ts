import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SiteContext } from '@avtosverka/contract/site';
import type * as Router from 'react-router';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Logger } from '../../deps.ts';
import { StartError } from '../../start-error.ts';
import { describeError } from '../replies/errors.ts';
import type { Site } from './site.ts';

const BUILD_FOLDER = fileURLToPath(new URL('../../../../web/build/', import.meta.url));

/** What entry.server exports beside what React Router asks of it. */
type SiteBuild = ServerBuild & {
	readonly entry: {
		readonly module: ServerBuild['entry']['module'] & {
			provideSite(site: SiteContext): RouterContextProvider;
			readonly router: Pick<typeof Router, 'createRequestHandler' | 'isRouteErrorResponse'>;
		};
	};
};

async function importBuild(folder: string): Promise<SiteBuild> {
	const entry = join(folder, 'server', 'index.js');
	await access(entry).catch(() => {
		throw new StartError('Сайт не собран: выполните npm run build или запустите всё командой npm start.');
	});
	return import(pathToFileURL(entry).href) as Promise<SiteBuild>;
}

/**
 * Routes that say `handle = { static: true }`, only such whose whole path is fixed; and those addresses of
 * another route that its `static` lists.
 */
export function findStaticPaths(routes: ServerBuild['routes']): Set<string> {
	const paths = Object.values(routes).flatMap((route) => {
		const handle = route?.module.handle as { static?: true | readonly string[] } | undefined;
		if (!route || !handle?.static || route.parentId !== 'root') return [];
		return handle.static === true ? [`/${route.path ?? ''}`] : handle.static;
	});
	return new Set(paths.filter((path) => !/[:*]/.test(path)));
}

/** Loads the site that the web workspace built; throws StartError while there is none. */
export async function loadSite(log: Logger, folder: string = BUILD_FOLDER): Promise<Site> {
	const build = await importBuild(folder);
	const { module } = build.entry;
	const handleError = (error: unknown, { request }: { request: Request }) => {
		// An address that no page matches, not even the one for all the rest (`/%0D`), is not a bug.
		if (module.router.isRouteErrorResponse(error) && error.status < 500) return;
		// React Router's own handler logs errors whole, with what the failed question was about.
		if (!request.signal.aborted) log.error({ error: describeError(error) }, 'page');
	};
	const handle = module.router.createRequestHandler(
		{ ...build, entry: { ...build.entry, module: { ...module, handleError } } },
		'production',
	);
	return {
		render: (request, context) => handle(request, module.provideSite(context)),
		staticPaths: findStaticPaths(build.routes),
		clientFolder: join(folder, 'client'),
	};
}
