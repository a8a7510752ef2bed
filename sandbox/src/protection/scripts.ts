/** Both scripts call a function of the page, named in their own address, once they are ready. */
const READY = `
const ready = new URL(document.currentScript.src).searchParams.get('onload');
const mint = (host, action) => btoa(JSON.stringify({ host, action, id: crypto.randomUUID() }));
`;

/** A stand-in for SmartCaptcha's `captcha.js`: its widget approves everybody after `execute`. */
export const SMARTCAPTCHA_SCRIPT = `(() => {${READY}
const widgets = [];
window.smartCaptcha = {
	render: (element, settings) => widgets.push(settings) - 1,
	execute: (id) => setTimeout(() => widgets[id] && widgets[id].callback(mint(location.host, '')), 50),
	subscribe: () => () => {},
	reset: () => {},
	destroy: (id) => { widgets[id] = null; },
};
if (ready && window[ready]) window[ready]();
})();
`;

/** A script in the place of Turnstile's `api.js`; its widget begins by itself when it is rendered. */
export const TURNSTILE_SCRIPT = `(() => {${READY}
const widgets = new Map();
let last = 0;
window.turnstile = {
	render(element, settings) {
		const id = 'widget-' + ++last;
		widgets.set(id, settings);
		setTimeout(() => widgets.has(id) && settings.callback(mint(location.hostname, settings.action || '')), 50);
		return id;
	},
	reset: () => {},
	remove: (id) => { widgets.delete(id); },
};
if (ready && window[ready]) window[ready]();
})();
`;
