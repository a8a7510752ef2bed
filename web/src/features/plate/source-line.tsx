import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { Database } from 'lucide-react';

/** Who told it and as of when; `register` is whose data they are, where the supplier only brought them. */
export function PlateSourceLine({ meta, register }: { meta: AnswerMeta; register?: string }) {
	if (meta.source === null) return null;
	const moment = meta.asOf === null ? '' : `, данные на ${formatMoment(meta.asOf)}`;
	return (
		<p className="figures mt-5 flex gap-2 text-[13.5px] text-ink-3">
			<Database aria-hidden className="mt-0.5 size-4 flex-none" />
			<span>
				Источник: {register === undefined ? '' : `${register}, через `}
				{supplierName(meta.source)}
				{moment}
				{meta.stale && '. Сейчас источник не отвечает, это сохранённый ответ'}
			</span>
		</p>
	);
}
