import { DAMAGE_CODE } from '@avtosverka/contract/vocabulary/damage';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { joined, showDay } from '../../../ui/record/values.ts';
import { BriefFact, FirstFacts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';
import { damageMapAddress, damageWords } from './damage-words.ts';

export function DtpBrief({ data: { Accidents } }: ViewProps<'dtp'>) {
	return (
		<FirstFacts of={newestFirst(Accidents, ({ AccidentDateTime }) => AccidentDateTime)}>
			{(accident) => (
				<BriefFact
					title={joined(accident.AccidentType ?? 'Происшествие', showDay(accident.AccidentDateTime))}
					parts={[
						accident.RegionName,
						accident.DamagePoints.length > 0
							? damageWords(accident.DamagePoints)
							: 'места повреждений не указаны',
					]}
					beside={<Damage codes={accident.DamagePoints} />}
				/>
			)}
		</FirstFacts>
	);
}

/** The words of it stand beside. */
function Damage({ codes }: { codes: readonly string[] }) {
	const picture = damageMapAddress(codes.filter((code) => DAMAGE_CODE.test(code)));
	if (picture === null) return null;
	return (
		<img
			src={picture}
			alt=""
			width={112}
			height={56}
			loading="lazy"
			decoding="async"
			className="flex-none rounded-[8px] bg-white"
		/>
	);
}
