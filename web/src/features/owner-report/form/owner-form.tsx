import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { UserRoundSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { warmProtection } from '../../../protection/protected-call.ts';
import { currentSession } from '../../../session/session.ts';
import { useSettings } from '../../../site.ts';
import { Button } from '../../../ui/button.tsx';
import { CarriedCarNote } from './carried-car-note.tsx';
import { ConsentBox } from './consent-box.tsx';
import { FIELDS, type OwnerField } from './fields.ts';
import { FormField } from './form-field.tsx';
import { EMPTY_FORM, useForm } from './form-state.ts';
import { NameHint } from './name-hint.tsx';
import { NoPatronymic } from './no-patronymic.tsx';
import { offerOf } from './offers.ts';
import { passportAdvice } from './passport-advice.ts';
import { PassportHint } from './passport-hint.tsx';
import { takeSignInMark } from './sign-in-mark.ts';
import { SignInPlace } from './sign-in-place.tsx';
import { storedFields, storeFields } from './stored-fields.ts';
import { SubmitMistake } from './submit-mistake.tsx';
import { useOrder } from './use-order.ts';

/** The form that orders a report on a person. */
export function OwnerForm() {
	const { state, send } = useForm();
	const { fields, mistakes, message } = state;
	const { consentTicked } = useSettings().ownerReport;
	const [ticked, tick] = useState(consentTicked);
	const [gone, setGone] = useState<'reload' | 'sign-in' | null>(null);
	const inputs = useRef<Partial<Record<OwnerField, HTMLInputElement | null>>>({});
	const form = useRef<HTMLFormElement>(null);
	const place = useRef<HTMLElement>(null);
	const box = useRef<HTMLInputElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const focusOn = (field: OwnerField) => inputs.current[field]?.focus();
	const focusOnRest = () => {
		if (document.activeElement?.matches('form input')) return;
		const empty = FIELDS.find((field) => fields[field] === '' && !inputs.current[field]?.disabled);
		if (empty === undefined) button.current?.focus();
		else focusOn(empty);
	};
	const { busy, isSignedInHere, order, onSignIn } = useOrder({
		...{ form, fields, ticked, send, focusOn, focusOnRest },
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was kept before this page
	useEffect(() => {
		const stored = storedFields();
		const isBack = currentSession().token !== null && takeSignInMark() && stored.passportGone;
		setGone(isBack ? 'sign-in' : stored.passportGone ? 'reload' : null);
		send({ kind: 'restored', fields: stored.fields });
		if (isBack) focusOn('passport_number');
	}, []);
	useEffect(() => {
		// The very first state would write over what is kept.
		if (fields === EMPTY_FORM.fields) return;
		storeFields(fields);
		warmProtection('report');
	}, [fields]);
	useEffect(() => {
		if (message?.kind !== 'sign-in') return;
		place.current?.focus({ preventScroll: true });
		place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
	}, [message]);

	const offerProps = (field: OwnerField) => {
		const offer = offerOf(field, state);
		if (offer === null) return null;
		const { text, event } = offer;
		const onTake = () => {
			send(event);
			// The button goes, and a field that is off cannot have the focus.
			const next = event.kind === 'no-middle-name' ? box.current : inputs.current[field];
			next?.focus();
		};
		return { text, onTake };
	};

	const fieldProps = (field: OwnerField) => ({
		field,
		value: fields[field],
		mistake: mistakes[field],
		send,
		offer: offerProps(field),
		ref: (input: HTMLInputElement | null) => {
			inputs.current[field] = input;
		},
	});
	const advice = passportAdvice(fields.passport_number, fields.birth_date, dayInMoscow(new Date()));

	const mistakeBeside = (...fields: readonly (OwnerField | null)[]) =>
		message?.kind === 'mistake' && fields.includes(message.field) ? <SubmitMistake of={message} /> : null;

	return (
		<form
			ref={form}
			noValidate
			// Before the scripts a press does nothing: sent natively, a passport would stand in the address.
			method="dialog"
			onSubmit={(event) => {
				event.preventDefault();
				void order();
			}}
			aria-label="Проверка владельца"
			className="grid gap-4"
		>
			<SignInPlace
				ref={place}
				refusal={message?.kind === 'sign-in' ? message.text : null}
				isDone={isSignedInHere}
				busy={busy}
				onSignIn={onSignIn}
			/>
			<div className="grid gap-x-4.5 gap-y-2.5 sm:grid-cols-2">
				{mistakeBeside('last_name')}
				<div className="sm:col-span-2">
					<FormField
						{...fieldProps('last_name')}
						hint={
							<NameHint text={fields.last_name} otherwise="Можно вставить фамилию, имя и отчество сразу" />
						}
					/>
				</div>
				{mistakeBeside('first_name', 'middle_name')}
				<FormField {...fieldProps('first_name')} hint={<NameHint text={fields.first_name} />} />
				<FormField
					{...fieldProps('middle_name')}
					off={fields.no_middle_name}
					hint={<NameHint text={fields.middle_name} />}
				>
					<NoPatronymic
						ref={box}
						ticked={fields.no_middle_name}
						onTick={(ticked) => send({ kind: 'no-middle-name', ticked })}
					/>
				</FormField>
				{mistakeBeside('birth_date', 'passport_number')}
				<FormField {...fieldProps('birth_date')} />
				<FormField {...fieldProps('passport_number')} hint={<PassportHint advice={advice} gone={gone} />} />
			</div>
			<CarriedCarNote />
			<ConsentBox ticked={ticked} onTick={tick} />
			{mistakeBeside(null)}
			<Button
				type="submit"
				ref={button}
				busy={busy}
				disabled={!ticked}
				icon={<UserRoundSearch aria-hidden className="size-5" />}
				className="h-14 text-lg"
			>
				Проверить владельца
			</Button>
			<noscript>
				<p className="text-[15px] text-ink-2">Чтобы заказать отчёт, включите в браузере JavaScript.</p>
			</noscript>
		</form>
	);
}
