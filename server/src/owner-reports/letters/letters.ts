import { returnSentences } from '@avtosverka/contract/owner-report/return-words';
import { joinName } from '@avtosverka/contract/vocabulary/person';
import type { Clock } from '../../deps.ts';
import type { Documents } from '../../documents/documents.ts';
import type { Composers, Letter } from '../../mail/letter.ts';
import { asHtml, asText, type LetterPage } from '../../mail/letter-page.ts';
import type { Outbox } from '../../mail/mail.ts';
import { documentName, drawReport } from '../document/report-pdf.ts';
import type { OwnerReports, ReportDocument, ReportLetters } from '../owner-reports.ts';

export type ReportLettersDeps = {
	readonly ownerReports: Pick<OwnerReports, 'documentOf'>;
	readonly documents: Pick<Documents, 'draw'>;
	readonly clock: Clock;
	/** The site's public address without a slash at its end. */
	readonly siteUrl: string;
};

const KEEP_THE_LINK =
	'Ссылка открывает отчёт без пароля. Не передавайте её тем, кому не хотите показать отчёт.';
const WHY = 'Этот адрес указали при оплате отчёта. Если это были не вы, просто удалите письмо.';

type LetterWords = { readonly subject: string } & Omit<LetterPage, 'button' | 'small'>;

function paidWords({ completedAt }: ReportDocument, name: string): LetterWords {
	if (completedAt !== null) {
		return {
			subject: 'Ваш отчёт о владельце готов',
			heading: 'Отчёт готов',
			paragraphs: [
				`Отчёт о владельце автомобиля: ${name}. Он оплачен и останется доступен по ссылке.`,
				'PDF отчёта приложен к письму.',
			],
		};
	}
	return {
		subject: 'Ваш отчёт о владельце оплачен',
		heading: 'Отчёт оплачен',
		paragraphs: [
			`Отчёт о владельце автомобиля: ${name}. Он уже открыт по ссылке.`,
			'К письму приложен PDF с тем, что известно сейчас. Часть реестров ещё не ответила: если ответят, пришлём дополненный отчёт.',
		],
	};
}

function completedWords(_: ReportDocument, name: string): LetterWords {
	return {
		subject: 'Ваш отчёт о владельце дополнен',
		heading: 'Отчёт дополнен',
		paragraphs: [
			`Отчёт о владельце автомобиля: ${name}. Ответили реестры, которые молчали, когда вы его оплатили.`,
			'PDF дополненного отчёта приложен к письму.',
		],
	};
}

function returnedWords({ returned }: ReportDocument, name: string): LetterWords {
	return {
		subject: 'Возврат за отчёт о владельце',
		heading: 'Возвращаем часть цены',
		paragraphs: [
			`Отчёт о владельце автомобиля: ${name}.`,
			...(returned === null ? [] : returnSentences(returned)),
			'Отчёт остаётся у вас. PDF с тем, что удалось собрать, приложен к письму.',
		],
	};
}

/** Puts the letters about reports into the outbox. */
export function createReportLetters(outbox: Outbox): ReportLetters {
	return {
		reportPaid: (tx, uuid) => outbox.put(tx, 'report-paid', uuid),
		reportCompleted: (tx, uuid) => outbox.put(tx, 'report-completed', uuid),
		reportReturned: (tx, uuid) => outbox.put(tx, 'report-returned', uuid),
	};
}

/** Composes the letters to buyers of reports; null for a report without an address, unpaid or gone. */
export function createReportComposers({
	ownerReports,
	documents,
	clock,
	siteUrl,
}: ReportLettersDeps): Composers<'report-paid' | 'report-completed' | 'report-returned'> {
	async function attachmentsOf(report: ReportDocument): Promise<Letter['attachments']> {
		const bytes = await drawReport(documents, { report, siteUrl, now: clock.now() });
		return [{ name: documentName(report), type: 'application/pdf', bytes }];
	}

	const composer = (words: (report: ReportDocument, name: string) => LetterWords) => async (uuid: string) => {
		const report = await ownerReports.documentOf(uuid);
		if (report === null || report.email === null) return null;
		const name = joinName(report.lastName, report.firstName, report.middleName);
		const { subject, heading, paragraphs } = words(report, name);
		const button = { words: 'Открыть отчёт', address: `${siteUrl}/ownerReport/${uuid}` };
		const page = { heading, paragraphs, button, small: [KEEP_THE_LINK, WHY] };
		const attachments = await attachmentsOf(report);
		return { to: report.email, subject, text: asText(page), html: asHtml(page), attachments };
	};

	return {
		'report-paid': composer(paidWords),
		'report-completed': composer(completedWords),
		'report-returned': composer(returnedWords),
	};
}
