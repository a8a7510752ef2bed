import type { PaymentForm } from '@avtosverka/contract/payments';
import { useEffect, useRef, useState } from 'react';
import { readWidgetMessage, type WidgetMessage } from './widget-message.ts';

const FIRST_HEIGHT_PX = 560;

export type WidgetFrameProps = {
	form: PaymentForm;
	onMessage: (what: Exclude<WidgetMessage['kind'], 'height'>) => void;
};

/** The payment page in a frame: MONETA's widget takes fields by GET. Only its own window's messages count. */
export function WidgetFrame({ form, onMessage }: WidgetFrameProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const [height, setHeight] = useState(FIRST_HEIGHT_PX);
	const latest = useRef(onMessage);
	latest.current = onMessage;

	useEffect(() => {
		const { origin } = new URL(form.action);
		const receive = ({ origin: from, source, data }: MessageEvent) => {
			if (from !== origin || source !== frame.current?.contentWindow) return;
			const message = readWidgetMessage(data);
			if (message?.kind === 'height') setHeight(message.height);
			else if (message !== null) latest.current(message.kind);
		};
		window.addEventListener('message', receive);
		return () => window.removeEventListener('message', receive);
	}, [form.action]);

	return (
		<iframe
			ref={frame}
			title="Оплата картой"
			src={`${form.action}?${new URLSearchParams(form.fields)}`}
			height={height}
			allow="payment"
			// On a phone it goes beyond the card's padding: the widget needs 320 px (docs.moneta.ru).
			className="w-full rounded-field border border-line bg-white max-sm:-mx-3 max-sm:w-[calc(100%+1.5rem)]"
		/>
	);
}
