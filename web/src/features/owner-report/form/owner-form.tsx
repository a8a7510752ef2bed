import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { UserRoundSearch } from 'lucide-react';
import { type FormEvent as SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { warmProtection } from '../../../protection/protected-call.ts';
import { currentSession } from '../../../session/session.ts';
import { useSession } from '../../../session/use-session.ts';
import { useSettings } from '../../../site.ts';
import { Button } from '../../../ui/button.tsx';
import { carryFrame } from '../../../ui/carry-frame.ts';
import { useFrame } from '../../../ui/frame.ts';
import { Notice } from '../../../ui/notice.tsx';
import { reportAddress } from '../../../ui/owner-report-addresses.ts';
import { watchPlace } from '../../../ui/watch-place.ts';
import { carInAddress, carryCar } from '../decision/carried-car.ts';
import { CarriedCarNote } from './carried-car-note.tsx';
import { ConsentBox } from './consent-box.tsx';
import { createReport, NOT_SIGNED_IN } from './create-report.ts';
import { firstWrong, type OwnerField, summaryOf, validateFields } from './fields.ts';
import { FormField } from './form-field.tsx';
import { EMPTY_FORM, useForm } from './form-state.ts';
import { NameHint } from './name-hint.tsx';
import { NoPatronymic } from './no-patronymic.tsx';
import { offerOf } from './offers.ts';
import { createOneKey } from './one-key.ts';
import { passportAdvice } from './passport-advice.ts';
import { PassportHint } from './passport-hint.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { forgetFields, storedFields, storeFields } from './stored-fields.ts';

/** The form that orders a report on a person. */
export function OwnerForm() {
	const { state, send } = useForm();
	const { fields, mistakes, message } = state;
	const { consentTicked } = useSettings().ownerReport;
	const [ticked, tick] = useState(consentTicked);
	const [busy, setBusy] = useState(false);
	const [passportGone, setPassportGone] = useState(false);
	const inputs = useRef<Partial<Record<OwnerField, HTMLInputElement | null>>>({});
	const button = useRef<HTMLButtonElement>(null);
	const box = useRef<HTMLInputElement>(null);
	const [oneKey] = useState(() => createOneKey());
	const signedIn = useSession()?.token ?? null;
	const navigate = useNavigate();
	const framed = useFrame();

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was kept before this page
	useEffect(() => {
		const stored = storedFields();
		setPassportGone(stored.passportGone);
		send({ kind: 'restored', fields: stored.fields });
	}, []);
	useEffect(() => {
		// The very first state would write over what is kept.
		if (fields === EMPTY_FORM.fields) return;
		storeFields(fields);
		warmProtection('report');
	}, [fields]);
	const waits = message?.kind === 'sign-in' && signedIn !== null;
	useEffect(() => {
		if (!waits) return;
		send({ kind: 'signed-in' });
		// The ways to sign in are gone, and the focus with them, unless the form is being filled in meanwhile.
		if (!document.activeElement?.matches('form input')) button.current?.focus();
	}, [waits, send]);

	const submit = async (event: SubmitEvent) => {
		event.preventDefault();
		if (busy || !ticked) return;
		const wrong = validateFields(fields, dayInMoscow(new Date()));
		const first = firstWrong(wrong);
		if (first !== null) {
			const text = summaryOf(wrong);
			send({ kind: 'refused', mistakes: wrong, message: text === null ? null : { kind: 'mistake', text } });
			return inputs.current[first]?.focus();
		}
		const { token } = currentSession();
		if (token === null) return askToSignIn();
		setBusy(true);
		const stays = watchPlace(event.currentTarget);
		const created = await createReport(fields, token, oneKey(JSON.stringify(fields)));
		setBusy(false);
		const stayed = stays();
		if (created.kind === 'sign-in') return askToSignIn();
		if (created.kind === 'refused') return showRefusal(created.message, created.field, stayed);
		forgetFields();
		const vin = carInAddress(window.location.search);
		if (vin !== null) carryCar(created.uuid, vin);
		const address = reportAddress(created.uuid);
		void navigate(framed ? carryFrame(address) : address);
	};

	const askToSignIn = () =>
		send({ kind: 'refused', mistakes: {}, message: { kind: 'sign-in', text: NOT_SIGNED_IN } });

	const showRefusal = (text: string, field: OwnerField | null, stayed: boolean) => {
		if (field === null) return send({ kind: 'refused', mistakes: {}, message: { kind: 'mistake', text } });
		send({ kind: 'refused', mistakes: { [field]: text }, message: null });
		if (stayed) inputs.current[field]?.focus();
	};

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

	return (
		<form noValidate onSubmit={submit} aria-label="Проверка владельца" className="grid gap-4">
			<div className="grid gap-x-4.5 gap-y-2.5 sm:grid-cols-2">
				<div className="sm:col-span-2">
					<FormField
						{...fieldProps('last_name')}
						hint={
							<NameHint text={fields.last_name} otherwise="Можно вставить фамилию, имя и отчество сразу" />
						}
					/>
				</div>
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
				<FormField {...fieldProps('birth_date')} />
				<FormField
					{...fieldProps('passport_number')}
					hint={<PassportHint advice={advice} gone={passportGone} />}
				/>
			</div>
			<CarriedCarNote />
			<ConsentBox ticked={ticked} onTick={tick} />
			{message?.kind === 'mistake' && (
				<Notice kind="error" announced>
					{message.text}
				</Notice>
			)}
			{message?.kind === 'sign-in' && <SignInHere text={message.text} />}
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
