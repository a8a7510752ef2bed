import { DAMAGE_CODE } from '@avtosverka/contract/vocabulary/damage';
import type { OwnerKind } from '@avtosverka/contract/vocabulary/decision';
import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { isOldReading } from '@avtosverka/decision/car/old-reading';
import { ownerKindOf } from '@avtosverka/decision/car/owner-kind';
import { readingsOf } from '@avtosverka/decision/car/readings';
import { rollbacks } from '@avtosverka/decision/car/rollbacks';
import { Building2, CircleUserRound, type LucideIcon, UserRound } from 'lucide-react';
import { damagePicture, damageWords } from '../views/damage-words.ts';
import { Each } from '../views/each.tsx';
import { rollbackText } from '../views/mileage.ts';
import { joined, showDay, showMileage, showPeriod, showPrice, showValue } from '../views/values.ts';
import type { ViewProps } from '../views/view.ts';
import { BriefFact, Facts, MoreBelow } from './fact.tsx';
import { ownedFor } from './owners-words.ts';

const SHOWN = 3;

/** The owners, the last one first, and how long each had the car. */
export function RegistrationBrief({ data: { RequestResult } }: ViewProps<'registration'>) {
	const owners = newestFirst(RequestResult?.periods ?? [], ({ startDate }) => startDate);
	const now = new Date();
	return (
		<>
			{RequestResult?.reestr_status && <p className="mb-2 text-[15px]">{RequestResult.reestr_status}</p>}
			<ul className="grid gap-1.5">
				<Each of={owners}>
					{(period) => (
						<li className="flex items-center gap-2.5 text-[15px] leading-snug">
							<OwnerIcon kind={ownerKindOf(period)} />
							<span className="min-w-0">
								<span className="font-semibold">{ownedFor(period, now) ?? showValue(period.ownerType)}</span>
								<span className="text-ink-2"> · {showPeriod(period.startDate, period.endDate)}</span>
								<span className="sr-only">, {showValue(period.ownerType)}</span>
							</span>
						</li>
					)}
				</Each>
			</ul>
		</>
	);
}

const OWNER_ICONS: Readonly<Record<OwnerKind, LucideIcon>> = {
	company: Building2,
	person: UserRound,
	unknown: CircleUserRound,
};

function OwnerIcon({ kind }: { kind: OwnerKind }) {
	const Icon = OWNER_ICONS[kind];
	return <Icon aria-hidden className="size-[18px] flex-none text-ink-3" />;
}

export function DtpBrief({ data: { Accidents } }: ViewProps<'dtp'>) {
	return (
		<Facts>
			<Each of={newestFirst(Accidents, ({ AccidentDateTime }) => AccidentDateTime).slice(0, SHOWN)}>
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
			</Each>
			<MoreBelow left={Accidents.length - SHOWN} />
		</Facts>
	);
}

/** The words of it stand beside. */
function Damage({ codes }: { codes: readonly string[] }) {
	const picture = damagePicture(codes.filter((code) => DAMAGE_CODE.test(code)));
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

export function DiagnosticBrief({ data }: ViewProps<'diagnostic'>) {
	const measured = readingsOf(data);
	const last = measured.at(-1);
	return (
		<Facts>
			<Each of={rollbacks(measured)}>{(rollback) => <BriefFact title={rollbackText(rollback)} />}</Each>
			{last ? (
				<BriefFact
					title={`${showMileage(last.km)} на ${showDay(last.date)}`}
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

export function OsagoBrief({ data }: ViewProps<'osago'>) {
	return (
		<Facts>
			<Each of={newestFirst(data, ({ startDate, endDate }) => endDate ?? startDate).slice(0, SHOWN)}>
				{(policy) => (
					<BriefFact
						title={`${showDay(policy.startDate)} — ${showDay(policy.endDate)}`}
						parts={[policy.status, policy.insuranceCompany, policy.plate]}
					/>
				)}
			</Each>
			<MoreBelow left={data.length - SHOWN} />
		</Facts>
	);
}

export function StatsBrief({ data: { result } }: ViewProps<'stats'>) {
	if (result === null) return null;
	const bounds = `${showPrice(result.lower_market_bound)} — ${showPrice(result.upper_market_bound)}`;
	return (
		<Facts>
			<BriefFact
				title={bounds}
				parts={[
					result.avg_price !== null && `в среднем ${showPrice(result.avg_price)}`,
					result.avg_run !== null && `средний пробег ${showMileage(result.avg_run)}`,
					result.adverts_count_all !== null && `объявлений ${showValue(result.adverts_count_all)}`,
				]}
			/>
		</Facts>
	);
}

export function CustomsBrief({ data }: ViewProps<'customs'>) {
	return (
		<Facts>
			<BriefFact title={`Выпущена ${showDay(data.date)}`} parts={[data.country]} />
		</Facts>
	);
}
