import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentSession } from '../../../session/session.ts';
import { useSession } from '../../../session/use-session.ts';
import { carryFrame } from '../../../ui/carry-frame.ts';
import { useFrame } from '../../../ui/frame.ts';
import { reportAddress } from '../../../ui/owner-report-addresses.ts';
import { watchPlace } from '../../../ui/watch-place.ts';
import { carInAddress } from '../decision/carried-car.ts';
import { carryCar } from '../decision/carry-car.ts';
import { createReport, NOT_SIGNED_IN } from './create-report.ts';
import { firstWrong, type OwnerField, type OwnerFormFields, summaryOf, validateFields } from './fields.ts';
import type { FormEvent } from './form-state.ts';
import { createOneKey } from './one-key.ts';
import { markSignIn, takeSignInMark } from './sign-in-mark.ts';
import { forgetFields } from './stored-fields.ts';

/** What stands where the consent was taken back before the order could go. */
export const NO_CONSENT = 'Подтвердите согласие на обработку персональных данных';

export type OrderForm = {
	readonly form: RefObject<HTMLFormElement | null>;
	readonly fields: OwnerFormFields;
	/** The consent is given. */
	readonly ticked: boolean;
	readonly send: (event: FormEvent) => void;
	/** Moves the focus to a field. */
	readonly focusOn: (field: OwnerField) => void;
	/** Moves the focus to what is left to do, unless it is in the form: the ways to sign in are gone. */
	readonly focusOnRest: () => void;
};

export type Ordering = {
	readonly busy: boolean;
	/** A sign-in was made on this form. */
	readonly isSignedInHere: boolean;
	/** Orders the report on the form, or says what keeps it from that. */
	readonly order: () => Promise<void>;
	/** To be called before a sign-in that is made on this form; stable. */
	readonly onSignIn: () => void;
};

/**
 * Ordering. A press without a sign-in waits for one: the sign-in on this very form sends what stands on it
 * then, once. A sign-in that was not pressed for orders nothing, nor does one of another tab.
 */
export function useOrder({ form, fields, ticked, send, focusOn, focusOnRest }: OrderForm): Ordering {
	const [busy, setBusy] = useState(false);
	const [isSignedInHere, setSignedInHere] = useState(false);
	const isUnderWay = useRef(false);
	const isWaiting = useRef(false);
	const isMadeHere = useRef(false);
	const [oneKey] = useState(() => createOneKey());
	const token = useSession()?.token ?? null;
	const navigate = useNavigate();
	const framed = useFrame();

	const refuse = (text: string, field: OwnerField | null = null) =>
		send({ kind: 'refused', mistakes: {}, message: { kind: 'mistake', text, field } });
	const askToSignIn = () => {
		isWaiting.current = true;
		markSignIn();
		send({ kind: 'refused', mistakes: {}, message: { kind: 'sign-in', text: NOT_SIGNED_IN } });
	};

	const order = async () => {
		if (isUnderWay.current || form.current === null) return;
		if (!ticked) return refuse(NO_CONSENT);
		const mistakes = validateFields(fields, dayInMoscow(new Date()));
		const field = firstWrong(mistakes);
		if (field !== null) {
			const text = summaryOf(mistakes);
			send({ kind: 'refused', mistakes, message: text === null ? null : { kind: 'mistake', text, field } });
			return focusOn(field);
		}
		if (currentSession().token === null) return askToSignIn();
		isUnderWay.current = true;
		setBusy(true);
		const stays = watchPlace(form.current);
		const created = await createReport(fields, currentSession().token ?? '', oneKey(JSON.stringify(fields)));
		isUnderWay.current = false;
		setBusy(false);
		const stayed = stays();
		if (created.kind === 'sign-in') return askToSignIn();
		if (created.kind === 'refused') {
			if (created.field === null) return refuse(created.message);
			send({ kind: 'refused', mistakes: { [created.field]: created.message }, message: null });
			if (stayed) focusOn(created.field);
			return;
		}
		forgetFields();
		const vin = carInAddress(window.location.search);
		if (vin !== null) carryCar(created.uuid, vin);
		const address = reportAddress(created.uuid);
		void navigate(framed ? carryFrame(address) : address);
	};

	const latest = useRef({ order, focusOnRest });
	useEffect(() => {
		latest.current = { order, focusOnRest };
	});
	useEffect(() => {
		if (token === null) return;
		const isOwn = isMadeHere.current;
		const isPressed = isWaiting.current;
		isMadeHere.current = false;
		isWaiting.current = false;
		setSignedInHere((before) => before || isOwn || isPressed);
		if (isOwn) takeSignInMark();
		send({ kind: 'signed-in' });
		if (isOwn && isPressed) void latest.current.order();
		else if (isOwn || isPressed) latest.current.focusOnRest();
	}, [token, send]);

	const onSignIn = useCallback(() => {
		isMadeHere.current = true;
	}, []);
	return { busy, isSignedInHere, order, onSignIn };
}
