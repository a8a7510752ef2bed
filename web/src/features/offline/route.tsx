import { History, RotateCw, WifiOff } from 'lucide-react';
import { StoredReportList } from '../../offline/stored-report-list.tsx';
import { useStoredList } from '../../offline/use-stored-list.ts';
import { Button } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { OFFLINE_MARK } from './offline-address.ts';
import { useAskedPage } from './use-asked-page.ts';

/** Looks the same for everybody: the worker keeps it, and shows it wherever the network has no answer. */
export const handle = { static: true };

/** /offline, and any page that cannot be reached. */
export default function Offline() {
	const { list, forget, forgetAll } = useStoredList();
	const page = useAskedPage();
	const connected = page === 'own' && navigator.onLine;
	const isMissing = page === 'page' || page === 'report';
	const title = connected ? 'Сохранённые отчёты' : 'Нет связи';
	return (
		<div {...{ [OFFLINE_MARK]: '' }} className="min-h-svh">
			<Head title={title} description="Отчёты, сохранённые на этом устройстве." index={false} />
			<MessagePage icon={connected ? History : WifiOff} title={title}>
				<p className="min-h-7">
					{page === 'page' && 'Страница не открылась: сайт сейчас не отвечает. '}
					{page === 'report' && 'Сайт сейчас не отвечает, а копии этого отчёта на устройстве нет. '}
					{list?.length !== 0 &&
						(connected
							? 'Эти отчёты откроются и без связи.'
							: 'Сохранённые отчёты можно читать и без связи.')}
				</p>
				{isMissing && (
					<Button icon={<RotateCw aria-hidden className="size-5" />} onClick={() => location.reload()}>
						Попробовать снова
					</Button>
				)}
				{list !== null && page !== 'looking' && (
					<StoredReportList
						title="Отчёты на этом устройстве"
						list={list}
						onForget={forget}
						onForgetAll={forgetAll}
					/>
				)}
			</MessagePage>
		</div>
	);
}
