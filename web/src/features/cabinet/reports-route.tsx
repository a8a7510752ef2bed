import type { OwnerReportLine } from '@avtosverka/contract/cabinet';
import { getReportsRoute } from '@avtosverka/contract/routes/cabinet';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { joinName } from '@avtosverka/contract/vocabulary/person';
import { UserRoundSearch } from 'lucide-react';
import { useOwnList } from '../../session/own-list.ts';
import { OwnLink } from '../../ui/link.tsx';
import { ListView } from './list-view.tsx';
import { ShareList } from './shares/shares.tsx';
import { Tab } from './tab.tsx';
import { WatchList } from './watches/watches.tsx';

const EMPTY = {
	icon: UserRoundSearch,
	text: 'Нет отчетов',
	about: 'Здесь будут отчёты о владельцах, которые вы заказали.',
};

/** /user/reports */
export default function ReportsRoute() {
	return (
		<Tab
			title="Отчёты"
			description="Отчёты о владельцах, машины, за которыми вы следите, и ваши ссылки на отчёты."
		>
			{(token) => (
				<>
					<Reports token={token} />
					<WatchList token={token} />
					<ShareList token={token} />
				</>
			)}
		</Tab>
	);
}

function Reports({ token }: { token: string }) {
	const list = useOwnList(getReportsRoute, token);
	return (
		<ListView
			list={list}
			failed="Ошибка загрузки отчетов"
			empty={EMPTY}
			keyOf={({ report_uuid }) => report_uuid}
		>
			{(line) => <ReportLine {...line} />}
		</ListView>
	);
}

/** One report: whom it is about, whether it is paid for, when it was ordered. */
export function ReportLine({
	report_uuid,
	last_name,
	first_name,
	middle_name,
	paid,
	created_at,
}: OwnerReportLine) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
			<div className="mr-auto min-w-0">
				<OwnLink to={`/ownerReport/${report_uuid}`} className="font-semibold wrap-anywhere text-accent">
					{joinName(last_name, first_name, middle_name)}
				</OwnLink>
				<time dateTime={created_at} className="figures block text-[15px] text-ink-2">
					{formatMoment(created_at)}
				</time>
			</div>
			<span
				className={`rounded-full px-2.5 py-0.5 text-[13.5px] font-semibold ${paid ? 'bg-clear-soft text-clear' : 'text-mute inset-ring inset-ring-line'}`}
			>
				{paid ? 'Оплачен' : 'Не оплачен'}
			</span>
		</div>
	);
}
