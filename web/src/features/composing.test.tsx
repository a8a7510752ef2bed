// @vitest-environment jsdom
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { act, type ReactElement, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeAskedPrice } from '../asked-prices/asked-prices.ts';
import { AskedPrice } from '../car/price/asked-price.tsx';
import { AddForm } from '../comments/add-form.tsx';
import { EARLY_FUNCTIONS } from '../loading/early-script.ts';
import type { SeenNumber } from '../picture-reading/seen.ts';
import { SeenNumberForm } from '../picture-reading/seen-number-form.tsx';
import { FieldInput } from '../search/field-input.tsx';
import type { SearchField } from '../search/rules.ts';
import { useSearch } from '../search/use-search.ts';
import { createPhoneKeyboard, type KeyboardStep, stepsOf } from '../testing/phone-keyboard.ts';
import { MailForm } from './cabinet/watches/mail-form.tsx';
import { ContractForm } from './contract-of-sale/contract-form.tsx';
import { forgetValues } from './contract-of-sale/remembered-values.ts';
import { useValues } from './contract-of-sale/use-values.ts';
import { OwnerFieldInput } from './owner-report/form/field-input.tsx';
import type { OwnerField } from './owner-report/form/fields.ts';
import { useForm } from './owner-report/form/form-state.ts';
import { EmailStep } from './owner-report/report/email-step.tsx';

const VIN = 'XTA21144094786239' as Vin;
const SEEN: SeenNumber = {
	kind: 'vin',
	reading: { text: '', confidence: 1, doubts: [] },
	from: 'text',
	box: { x: 0, y: 0, width: 1, height: 1 },
};

function Search({ field }: { field: SearchField }) {
	const { state, send } = useSearch({ fields: {}, judged: false });
	return <FieldInput field={field} value={state.fields[field]} send={send} />;
}

function Owner({ field }: { field: OwnerField }) {
	const { state, send } = useForm();
	return <OwnerFieldInput field={field} value={state.fields[field]} send={send} />;
}

function Contract() {
	const form = useRef<HTMLFormElement>(null);
	return <ContractForm held={useValues(form)} ref={form} />;
}

type Field = { name: string; page: ReactElement; words: readonly string[]; shown: string };

const price = <AskedPrice vin={VIN} stats={null} />;

/** Fields that a page has before it comes alive. */
const RENDERED: readonly Field[] = [
	{ name: 'VIN', page: <Search field="vin" />, words: ['xta', '2114'], shown: 'XTA2114' },
	{ name: 'plate', page: <Search field="plate" />, words: ['a123bc', '77'], shown: 'А123ВС77' },
	{ name: 'last name', page: <Owner field="last_name" />, words: ['Ивано', 'в'], shown: 'Иванов' },
	{ name: 'birth date', page: <Owner field="birth_date" />, words: ['01', '021980'], shown: '01.02.1980' },
	{
		name: 'passport',
		page: <Owner field="passport_number" />,
		words: ['45', '09111222'],
		shown: '4509 111222',
	},
	{ name: 'price', page: price, words: ['450', '000'], shown: '450 000' },
	{ name: 'contract', page: <Contract />, words: ['ива', 'нов'], shown: 'иванов' },
];

/** Fields that only a page that is alive has. */
const MADE_LATER: readonly Field[] = [
	{
		name: 'what was read from a picture',
		page: <SeenNumberForm number={SEEN} canvas={document.createElement('canvas')} onRead={() => {}} />,
		words: ['xta', '2114'],
		shown: 'XTA2114',
	},
	{
		name: 'a comment',
		page: <AddForm vin={VIN} onSend={async () => true} onRules={() => {}} />,
		words: ['Битая', ' машина'],
		shown: 'Битая машина',
	},
	{
		name: 'the address for a report',
		page: <EmailStep from={null} mail email={null} onContinue={() => {}} />,
		words: ['anna', '@example.ru'],
		shown: 'anna@example.ru',
	},
	{
		name: 'the address for notices',
		page: <MailForm busy={false} onAdd={() => {}} />,
		words: ['anna', '@example.ru'],
		shown: 'anna@example.ru',
	},
];

beforeAll(() => {
	new Function('w', `${EARLY_FUNCTIONS}keepComposed()`)(window);
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

afterEach(() => {
	document.body.replaceChildren();
	forgetValues();
});

describe.each(RENDERED)('what a keyboard composes in $name', ({ page, words, shown }) => {
	const steps = stepsOf(words);
	test.each([...steps.keys(), steps.length])(
		'stands once when the page comes alive after %i steps',
		(moment) => {
			expect(typedAround(page, steps, moment)).toBe(shown);
		},
	);
});

test.each(MADE_LATER)('what a keyboard composes in $name stands once', ({ page, words, shown }) => {
	expect(typedAround(page, stepsOf(words), 0)).toBe(shown);
});

test('a price typed before the page comes alive is not written over by the one of the last visit', () => {
	storeAskedPrice(VIN, 390_000);
	const steps = stepsOf(['450', '000']);
	for (let moment = 1; moment <= steps.length; moment += 1) {
		expect(typedAround(price, steps, moment)).toBe('450 000');
		storeAskedPrice(VIN, 390_000);
	}
	expect(typedAround(price, [], 0)).toBe('390 000');
});

/** What a field holds in the end, where its page comes alive after so many of the keyboard's steps. */
function typedAround(page: ReactElement, steps: readonly KeyboardStep[], moment: number): string {
	const place = document.createElement('main');
	place.innerHTML = renderToString(page);
	document.body.append(place);
	const field = place.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
	if (field === null) throw new Error('no field');
	const type = createPhoneKeyboard(field);
	field.focus();
	for (const step of steps.slice(0, moment)) type(step);
	let root: Root | undefined;
	act(() => {
		root = hydrateRoot(place, page);
	});
	for (const step of steps.slice(moment)) act(() => type(step));
	const shown = field.isConnected ? field.value.replace(/\s/g, ' ') : 'a field that is gone';
	act(() => root?.unmount());
	return shown;
}
