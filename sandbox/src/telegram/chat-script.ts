/** The chat page's script: asks for the chat twice a second and shows what is new. */
export const CHAT_SCRIPT = `'use strict';
const phone = document.querySelector('.phone');
const { root, bot, person, start, linked } = phone.dataset;
const list = document.getElementById('messages');
const notice = document.getElementById('notice');
const startButton = document.getElementById('start');
const form = document.getElementById('write');
const base = root + '/' + encodeURIComponent(bot);
let shown = '';
let started = false;
let lastNotice = null;

function element(tag, className, text) {
	const made = document.createElement(tag);
	made.className = className;
	if (text !== undefined) made.textContent = text;
	return made;
}

function drawMessage(said) {
	const box = element('div', 'said by-' + said.by);
	box.dataset.message = said.id;
	if (said.photo) {
		const picture = element('img', 'photo');
		picture.src = said.photo;
		picture.alt = 'Картинка от бота';
		box.append(picture);
	}
	// A messenger shows a link's start without what it carries.
	box.append(drawWords({ ...said, text: said.text.replace(/^\\/start .*/s, '/start') }));
	for (const row of said.buttons) {
		const line = element('div', 'row');
		for (const button of row) {
			line.append(button.url ? drawLink(button) : drawButton(said.id, button));
		}
		box.append(line);
	}
	return box;
}

const TAGS = { bold: 'b', italic: 'i', code: 'code', text_link: 'b' };

function drawWords({ text, entities = [] }) {
	const drawn = element('p', 'words');
	let from = 0;
	for (const { type, offset, length } of entities.toSorted((one, other) => one.offset - other.offset)) {
		if (offset < from) continue;
		drawn.append(text.slice(from, offset), element(TAGS[type], '', text.slice(offset, offset + length)));
		from = offset + length;
	}
	drawn.append(text.slice(from));
	return drawn;
}

function drawLink({ text, url }) {
	const drawn = element('a', 'button', text);
	drawn.href = url;
	drawn.target = '_blank';
	drawn.rel = 'noopener';
	return drawn;
}

function drawButton(message, button) {
	const drawn = element('button', '', button.text);
	drawn.type = 'button';
	drawn.addEventListener('click', () => post('/press', { message, data: button.callback_data }));
	return drawn;
}

function show({ messages, notice: told }) {
	startButton.hidden = started || !(linked || messages.length === 0);
	form.hidden = !startButton.hidden;
	if (told && told.text && told.id !== lastNotice) notice.textContent = told.text;
	lastNotice = told ? told.id : lastNotice;
	notice.hidden = notice.textContent === '';
	const now = JSON.stringify(messages);
	if (now === shown) return;
	shown = now;
	list.replaceChildren(...messages.map(drawMessage));
	list.scrollTop = list.scrollHeight;
}

async function look() {
	const reply = await fetch(base + '/chat?person=' + person).catch(() => null);
	if (reply && reply.ok) show(await reply.json());
}

async function post(path, fields) {
	notice.textContent = '';
	await fetch(base + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ person: Number(person), ...fields }),
	}).catch(() => null);
	await look();
}

const inline = document.getElementById('inline');

function drawResult({ title, description, text }) {
	const drawn = element('button', '', title);
	drawn.type = 'button';
	drawn.append(element('span', 'soft', description));
	drawn.addEventListener('click', () => {
		inline.hidden = true;
		form.elements.text.value = '';
		list.append(drawMessage({ id: 0, by: 'person', text, buttons: [] }));
		list.scrollTop = list.scrollHeight;
	});
	return drawn;
}

// Whoever begins with the bot's name asks it in whatever chat they are.
async function typeInline(text) {
	const name = '@' + bot + ' ';
	inline.hidden = !text.toLowerCase().startsWith(name.toLowerCase());
	if (inline.hidden) return;
	const reply = await fetch(base + '/inline', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ person: Number(person), query: text.slice(name.length) }),
	}).catch(() => null);
	if (!reply || !reply.ok) return;
	const { results, button } = await reply.json();
	const way = element('a', '', button ? button.text : '');
	if (button) way.href = base + '?start=' + button.start + '&person=' + person;
	inline.replaceChildren(...(button ? [way] : []), ...results.map(drawResult));
}

form.elements.text.addEventListener('input', (event) => void typeInline(event.target.value));
startButton.addEventListener('click', () => {
	started = true;
	void post('/send', { text: start });
});
form.addEventListener('submit', (event) => {
	event.preventDefault();
	const text = form.elements.text.value.trim();
	form.elements.text.value = '';
	if (text !== '') void post('/send', { text });
});
void look();
setInterval(look, 500);
`;
