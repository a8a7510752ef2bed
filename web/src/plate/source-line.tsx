import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { Database } from 'lucide-react';

export type PlateSourceLineProps = {
	meta: AnswerMeta;
	/** The name of the source, where that is not the supplier of the answer. */
	source?: string;
};

/** The source of an answer and its moment. */
export function PlateSourceLine({ meta, source }: PlateSourceLineProps) {
	const name = source ?? (meta.source && supplierName(meta.source));
	if (name === null) return null;
	const moment = meta.asOf === null ? '' : `, данные на ${formatMoment(meta.asOf)}`;
	return (
		<p className="figures mt-5 flex gap-2 text-[13.5px] text-ink-3">
			<Database aria-hidden className="mt-0.5 size-4 flex-none" />
			<span>
				Источник: {name}
				{moment}
				{meta.stale && '. Сейчас источник не отвечает, это сохранённый ответ'}
			</span>
		</p>
	);
}
