import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { isOldReading } from '@avtosverka/decision/car/old-reading';
import { readingsOf } from '@avtosverka/decision/car/readings';
import { rollbacks } from '@avtosverka/decision/car/rollbacks';
import { readingWords } from '@avtosverka/decision/car/sections/diagnostic';
import { Each } from '../../../ui/record/each.tsx';
import { BriefFact, Facts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';
import { rollbackText } from './mileage.ts';

export function DiagnosticBrief({ data }: ViewProps<'diagnostic'>) {
	const measured = readingsOf(data);
	const last = measured.at(-1);
	return (
		<Facts>
			<Each of={rollbacks(measured)}>{(rollback) => <BriefFact title={rollbackText(rollback)} />}</Each>
			{last ? (
				<BriefFact
					title={readingWords(last)}
					parts={[
						`показаний ${measured.length}`,
						isOldReading(last, dayInMoscow(new Date()))
							? 'что было потом, неизвестно'
							: 'последнее по осмотрам',
					]}
				/>
			) : (
				<BriefFact title="Показаний одометра в картах нет" />
			)}
		</Facts>
	);
}
