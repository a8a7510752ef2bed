import { useNonce } from '../nonce.ts';
// The bundler's way to a script of its own, outside the application; nothing runs it as a worker.
import script from './content-page.ts?worker&url';
import { contentStartScript } from './content-start-script.ts';

/** The one script of a page in which no application starts. */
export function ContentScripts() {
	return (
		<script
			nonce={useNonce()}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; a child would be escaped
			dangerouslySetInnerHTML={{ __html: contentStartScript(script) }}
		/>
	);
}
