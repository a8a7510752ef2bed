import { counted } from '@avtosverka/contract/vocabulary/plural';
import Text from '../../content/documents/policy.mdx';
import { useSettings } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { DocumentPage } from './document-page.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /privacyPolicy and /policy.html: the first is the canonical address. */
export default function Policy() {
	const { siteOwner, ownerReport, suppliers } = useSettings();
	return (
		<>
			<Head
				title="Политика конфиденциальности"
				description="Какие персональные данные мы обрабатываем, зачем, сколько храним, кому передаём и как их удалить."
				canonical="/privacyPolicy"
			/>
			<DocumentPage title="Политика конфиденциальности">
				<Text
					siteOwner={siteOwner.name}
					email={siteOwner.email}
					unpaidRetention={counted(ownerReport.unpaidRetentionDays, ['день', 'дня', 'дней'])}
					paidRetention={
						ownerReport.paidRetentionDays === null
							? 'пока вы его не удалите'
							: counted(ownerReport.paidRetentionDays, ['день', 'дня', 'дней'])
					}
					suppliers={suppliers.length > 0 ? suppliers.join(', ') : 'нет ни одного'}
				/>
			</DocumentPage>
		</>
	);
}
