import { use, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import { useNonce } from '../nonce.ts';
import { START_MARK, startScript } from './start-script.ts';

declare global {
	interface Window {
		/**
		 * What was pressed before the page came alive; `closed` once React listens itself or the scripts are
		 * given up, null once React has listened. After `release` no button is busy.
		 */
		pressedEarly?: { button?: HTMLButtonElement; closed?: boolean; release(): void } | null;
	}
}

/**
 * The application's scripts, which begin after the first paint. Development has React Router's own: they
 * carry what refreshes a page in place.
 */
export const LateScripts = import.meta.env.DEV ? Scripts : StartAfterPaint;

function StartAfterPaint() {
	const nonce = useNonce();
	usePressedEarly();
	// In the browser both have run by the time that React could write them.
	const { context, start } = useTexts();
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: as React Router writes it */}
			<script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: context }} />
			<script
				nonce={nonce}
				{...{ [START_MARK]: '' }}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; a child would be escaped
				dangerouslySetInnerHTML={{ __html: start }}
			/>
		</>
	);
}

function useTexts(): { context: string; start: string } {
	const framework = use(FrameworkContext);
	const matches = useMatches();
	if (!import.meta.env.SSR || framework === undefined) return { context: '', start: '' };
	const { manifest, serverHandoffString, renderMeta } = framework;
	// As `<Scripts>` says it: the loaders' data follow only where somebody waits for them.
	if (renderMeta) renderMeta.didRenderScripts = true;
	const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
	const { imports, module } = manifest.entry;
	return {
		context: `window.__reactRouterContext=${serverHandoffString};${STREAM}`,
		start: startScript({
			scripts: [manifest.url, module, ...imports, ...routes.flatMap((route) => route.imports ?? [])],
			manifest: manifest.url,
			routes: Object.fromEntries(routes.map((route) => [route.id, route.module])),
			entry: module,
		}),
	};
}

/** What the data of loaders is put into as it comes: the same as in `<Scripts>`. */
const STREAM =
	'__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())';

/**
 * Presses once more, now that it does something, the button that was pressed before the page came alive: one
 * rendering later, when what was typed early is known too.
 */
function usePressedEarly(): void {
	const [button, setButton] = useState<HTMLButtonElement>();
	useEffect(() => {
		window.pressedEarly?.release();
		setButton(window.pressedEarly?.button);
		window.pressedEarly = null;
	}, []);
	useEffect(() => {
		if (button?.isConnected) button.click();
	}, [button]);
}
