// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_FIELDS, type OwnerFormFields } from './fields.ts';
import type { FormEvent } from './form-state.ts';
import { type Ordering, useOrder } from './use-order.ts';

const session = { token: null as string | null };
vi.mock('../../../session/use-session.ts', () => ({ useSession: () => ({ ...session }) }));
vi.mock('../../../session/session.ts', () => ({ currentSession: () => ({ ...session }) }));
const created = vi.fn(async () => ({ kind: 'refused', message: 'Ошибка сети', field: null }) as const);
vi.mock('./create-report.ts', () => ({
	createReport: () => created(),
	NOT_SIGNED_IN: 'Вы не авторизованы',
}));

const WHOLE: OwnerFormFields = {
	...NO_FIELDS,
	...{ last_name: 'Тестова', first_name: 'Тамара', middle_name: 'Тестовна' },
	...{ birth_date: '05.06.1991', passport_number: '4509 111222' },
};

let root: Root;
let ordering: Ordering;
const sent: FormEvent[] = [];
const send = (event: FormEvent) => void sent.push(event);
const focusOn = vi.fn();

function Form({ fields, ticked }: { fields: OwnerFormFields; ticked: boolean }) {
	const form = useRef<HTMLFormElement>(null);
	ordering = useOrder({ form, fields, ticked, send, focusOn, focusOnRest: () => {} });
	return <form ref={form} />;
}
const show = (fields = WHOLE, ticked = true) =>
	act(async () =>
		root.render(
			<MemoryRouter>
				<Form fields={fields} ticked={ticked} />
			</MemoryRouter>,
		),
	);
/** Signs somebody in: on this form, or in another tab. */
const signIn = async (place: 'here' | 'elsewhere', fields = WHOLE, ticked = true) => {
	if (place === 'here') ordering.onSignIn();
	session.token = 't1';
	await show(fields, ticked);
};
const press = () => act(() => ordering.order());

beforeEach(async () => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	session.token = null;
	sent.length = 0;
	created.mockClear();
	focusOn.mockClear();
	root = createRoot(document.body.appendChild(document.createElement('main')));
	await show();
});
afterEach(() => {
	act(() => root.unmount());
	document.body.replaceChildren();
	sessionStorage.clear();
});

test('a sign-in that nobody has pressed for orders nothing', async () => {
	await signIn('here');
	expect(created).not.toHaveBeenCalled();
});

test('a press without a sign-in asks for one, and the sign-in orders once', async () => {
	await press();
	expect(sent.at(-1)).toMatchObject({ message: { kind: 'sign-in', text: 'Вы не авторизованы' } });
	expect(created).not.toHaveBeenCalled();
	await signIn('here');
	await show({ ...WHOLE });
	expect(created).toHaveBeenCalledOnce();
	// It failed: that is said, and a further sign-in sends nothing more.
	expect(sent.at(-1)).toMatchObject({ message: { kind: 'mistake', text: 'Ошибка сети' } });
	session.token = null;
	await show();
	await signIn('here');
	expect(created).toHaveBeenCalledOnce();
});

test('a sign-in of another tab orders nothing, though it was pressed for', async () => {
	await press();
	await signIn('elsewhere');
	expect(created).not.toHaveBeenCalled();
});

test('what has become wrong meanwhile is said and not ordered', async () => {
	await press();
	await signIn('here', { ...WHOLE, passport_number: '4509' });
	expect(created).not.toHaveBeenCalled();
	expect(focusOn).toHaveBeenCalledWith('passport_number');
});

test('a consent that was taken back meanwhile orders nothing', async () => {
	await press();
	await signIn('here', WHOLE, false);
	expect(created).not.toHaveBeenCalled();
	expect(sent.at(-1)).toMatchObject({ message: { text: expect.stringContaining('согласие') } });
});
