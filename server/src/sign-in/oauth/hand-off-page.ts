import {
	OAUTH_CHANNEL,
	OAUTH_MESSAGE_KEY,
	type OauthMessage,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { escapeXml } from '../../escape-xml.ts';

/** The last page of a sign-in, which tells ours what came of it. */
export type HandOff = {
	/** `stays` where it is unknown how it was opened: then it closes and leads nowhere by itself. */
	readonly mode: 'popup' | 'page' | 'stays';
	/** The provider as people call it. */
	readonly name: string;
	readonly message: OauthMessage | null;
	readonly problem: string | null;
	/** Where a whole page goes on. */
	readonly next: string;
};

/** JSON that may stand in a script: nothing in it ends the script, a line, or opens a comment. */
export function scriptJson(value: unknown): string {
	const inScript = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, inScript);
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.5 system-ui, sans-serif;
	background: light-dark(#f4f6f9, #10151d); color: light-dark(#18202c, #e8ecf2); }
main { box-sizing: border-box; max-width: 30rem; padding: 2rem 1.5rem; text-align: center; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; }
p { margin: 0 0 1.5rem; }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 0 1.5rem; border: 0; border-radius: 10px; cursor: pointer;
	background: light-dark(#0b5cad, #7cb7ff); color: light-dark(#fff, #10151d); }
a { display: inline-block; padding: .75rem; color: light-dark(#0b5cad, #7cb7ff); }
:focus-visible { outline: 3px solid light-dark(#0b5cad, #7cb7ff); outline-offset: 2px; }
`;

/** The message has to be on its way before the window is gone. */
const CLOSE_AFTER_MS = 150;

function script({ mode, message, next }: HandOff): string {
	const given = scriptJson({ mode, message, next, channel: OAUTH_CHANNEL, key: OAUTH_MESSAGE_KEY });
	return `(() => {
history.replaceState(null, '', location.pathname);
const { mode, message, next, channel, key } = ${given};
document.getElementById('close').addEventListener('click', () => window.close());
if (mode === 'page') {
	try {
		sessionStorage.setItem(key, JSON.stringify(message));
		location.replace(next);
	} catch {
		document.getElementById('told').textContent = 'Браузер не даёт сайту ничего запомнить, поэтому войти не получилось.';
	}
	return;
}
if (message) new BroadcastChannel(channel).postMessage(message);
if (mode === 'popup') setTimeout(() => window.close(), ${CLOSE_AFTER_MS});
})();`;
}

/** The whole document; `nonce` is that of its policy. */
export function handOffPage(handOff: HandOff, nonce: string): string {
	const { name, problem, next } = handOff;
	const title = problem === null ? `${name} подтвердил вход` : 'Войти не получилось';
	const sentence = problem ?? 'Возвращаемся на сайт. Если это окно не закрылось само, закройте его.';
	return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} — Автосверка</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p id="told" role="status">${escapeXml(sentence)}</p>
<noscript><p>Чтобы войти, включите в браузере JavaScript.</p></noscript>
<button id="close" type="button">Закрыть</button>
<div><a href="${escapeXml(next)}">Вернуться ко входу</a></div>
</main>
<script nonce="${nonce}">${script(handOff)}</script>
</body>
</html>
`;
}

/** Headers of the page: it runs only its own script, is not cached, and sends no referrer. */
export function handOffHeaders(nonce: string): Readonly<Record<string, string>> {
	const policy = [
		"default-src 'none'",
		`script-src 'nonce-${nonce}'`,
		`style-src 'nonce-${nonce}'`,
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
	];
	return {
		'content-security-policy': policy.join('; '),
		'cache-control': 'no-store',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	};
}
