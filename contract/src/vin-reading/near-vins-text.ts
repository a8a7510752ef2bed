import type { NearReason, NearVins } from './near-vins.ts';

/** Before the VINs that may have been meant; every one of them can still be refused. */
const REASON_TEXT: Readonly<Record<NearReason, string>> = {
	'left-out-letters': 'Возможно, это цифры 1 и 0:',
	'one-missing': 'Не хватает одного знака. Возможно:',
	'one-too-many': 'Один знак лишний. Возможно:',
	'check-digit': 'Контрольный знак не сходится, сверьте с документом. Похожие VIN:',
	'unknown-maker': 'Изготовитель не узнан, сверьте первые знаки. Похожие VIN:',
};
/** Said where nothing better can be offered. */
const ALONE_TEXT: Readonly<Partial<Record<NearReason, string>>> = {
	'one-missing': 'Не хватает одного знака.',
	'one-too-many': 'Один знак лишний.',
	'check-digit': 'Контрольный знак не сходится, сверьте с документом. Проверить можно и так.',
};

/** The hint for a text that may stand for another VIN; null where it would not help. */
export function nearVinsText({ reason, vins }: NearVins): string | null {
	return (vins.length > 0 ? REASON_TEXT[reason] : ALONE_TEXT[reason]) ?? null;
}
