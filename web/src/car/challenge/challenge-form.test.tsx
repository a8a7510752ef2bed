import type { Section } from '@avtosverka/contract/vocabulary/register';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SectionCard } from '../card/section-card.tsx';
import { pictureReply } from '../testing/replies.ts';
import { challengeOf } from './challenge.ts';
import { ChallengeForm } from './challenge-form.tsx';

const reply = pictureReply('wanted', 't1');

function form(busy = false): string {
	const challenge = challengeOf(reply);
	if (challenge === null) throw new Error('the reply has no picture');
	const answered = async () => 'answer' as const;
	return renderToStaticMarkup(
		<ChallengeForm
			section="wanted"
			challenge={challenge}
			busy={busy}
			onDigits={answered}
			onAnother={answered}
		/>,
	);
}

function card(shownChallenge: Section): string {
	return renderToStaticMarkup(
		<SectionCard
			section="wanted"
			card={{ phase: 'success', reply, problem: null }}
			shownChallenge={shownChallenge}
			ask={async () => 'answer'}
			solve={async () => 'answer'}
		/>,
	);
}

/** The attributes of the first element of a kind. */
function attributes(html: string, element: string): Record<string, string> {
	const inside = new RegExp(`<${element}\\b([^>]*)>`).exec(html)?.[1] ?? '';
	return Object.fromEntries(
		[...inside.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, key, value]) => [key, value]),
	);
}

test('shows the picture and a field that says what it is for', () => {
	const html = form();
	expect(attributes(html, 'img')).toMatchObject({ src: 'data:image/png;base64,dDE=' });
	const input = attributes(html, 'input');
	expect(input).toMatchObject({ inputMode: 'numeric', autoComplete: 'off', 'aria-invalid': 'false' });
	expect(html).toContain(`<label for="${input.id}"`);
	for (const id of input['aria-describedby']?.split(' ') ?? []) expect(html).toContain(`id="${id}"`);
	expect(html).toContain('Этих цифр хватит на все разделы ГИБДД.');
	expect(html).toContain('Звуковой версии картинки нет: картинку даёт сама ГИБДД.');
	expect(html).toMatch(/<fieldset[^>]*><legend/);
	expect(html).toContain('>Отправить<');
	expect(html).toContain('>Другая картинка<');
	expect(attributes(html, 'form').class).toContain('print:hidden');
});

test('another card of the same picture shows the way to the field instead', () => {
	const html = card('registration');
	expect(html).not.toContain('<input');
	expect(html).not.toContain('<img');
	expect(html).toContain('Ждёт цифр с картинки в разделе');
	expect(html).toMatch(/<a href="#registration"[^>]*>«Владельцы»<\/a>/);
});

test('while the register is asked nothing can be sent twice, and the field keeps its focus', () => {
	const html = form(true);
	expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(2);
	expect(html).toMatch(/<input[^>]* readOnly=""/i);
	expect(html).not.toMatch(/<input[^>]* disabled/);
});
