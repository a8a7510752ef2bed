import { readFileSync } from 'node:fs';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { CAR_SOURCES, type CarSource } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { CarAnswers, CarQuestion } from '@avtosverka/decision/car/car';
import type { Answer } from '@avtosverka/registers/answer';
import { about, page, SETTINGS, scripted } from '@avtosverka/registers/html/testing/scripted';
import type { CarFacts } from '@avtosverka/registers/registers/car';
import { tellOfCar } from '@avtosverka/registers/suppliers/apicloud/testing/ask';
import { ask as askAvtocod, contentOf } from '@avtosverka/registers/suppliers/avtocod/testing/report';
import { createCustoms } from '@avtosverka/registers/suppliers/customs/supplier';
import { jsonOf, judgementOf } from '@avtosverka/registers/suppliers/gibdd/testing/gibdd';
import { createGost } from '@avtosverka/registers/suppliers/gost/supplier';
import { toReply } from '@avtosverka/server/answers/reply';
import { sectionPresenter } from '@avtosverka/server/check/sections';
import { base } from '@avtosverka/server/check/sections/base';

/** The moment at which the samples are decided about, a few hours after they were read. */
export const DECIDED_AT = new Date('2026-11-20T12:00:00Z');
const ASKED_AT = new Date('2026-11-20T09:00:00Z');
const SUBJECT = { kind: 'vin', vin: 'EXAMPL0V1N1000000' as Vin } as const;

/** A real or documented answer of suppliers, as far as it is one car, and the question that it makes. */
export type DecisionSample = {
	readonly title: string;
	readonly files: readonly string[];
	readonly question: CarQuestion;
};

type Answers = { readonly [S in CarSource]?: Answer<CarFacts[S]> | null };
type GibddSection = 'registration' | 'dtp' | 'wanted' | 'restrict' | 'diagnostic';

/** Every fixture about cars, through the supplier's reading and our presenters. */
export async function readDecisionSamples(): Promise<readonly DecisionSample[]> {
	return [
		ofGibdd('ГИБДД, 2016: Калина, история и ДТП', { registration: 'history', dtp: 'dtp' }),
		ofGibdd('ГИБДД, 2016: смешанный алфавит', { registration: 'history_mixed_alphabets' }),
		ofGibdd('ГИБДД, 2016: розыск', { wanted: 'wanted' }),
		ofGibdd('ГИБДД, 2016: номер из нулей, список длиннее ответа', {
			wanted: 'wanted_counts_more',
			restrict: 'restrict_counts_more',
			dtp: 'dtp_too_many',
		}),
		ofGibdd('ГИБДД, 2016: машины нет в реестре', { registration: 'unknown_car' }),
		ofGibdd('ГИБДД, 2022: ничего не найдено', {
			wanted: 'wanted_none',
			restrict: 'restrict_none',
			dtp: 'dtp_none',
		}),
		ofGibdd('ГИБДД, 2023 и поля 2026 года: Hyundai Solaris, учёт и техосмотры', {
			registration: 'register',
			diagnostic: 'diagnostic',
		}),
		ofAvtocod('Автокод: полный отчёт поставщика', 'report_full.json'),
		ofAvtocod('Автокод: во всех разделах ничего', 'none_report.json'),
		ofAvtocod('Автокод: отчёт без данных', 'report_empty.json'),
		await ofPage('Росстандарт: отзывная кампания', 'recall', 'gost/fixtures/found.html'),
		await ofPage('Таможня: выпуск', 'customs', 'customs/fixtures/found.html'),
		await ofPage('Таможня: выпуск через Киргизию', 'customs', 'customs/fixtures/found_kg.html'),
		await ofApicloud('api-cloud: действующий залог', 'zalog.notary.found'),
		await ofApicloud('api-cloud: залога нет', 'zalog.notary.empty'),
	];
}

function ofGibdd(title: string, names: { readonly [S in GibddSection]?: string }): DecisionSample {
	const answers = Object.entries(names).map(([section, name]) => {
		const verdict = judgementOf(section as GibddSection, jsonOf(`${name}.json`));
		return [section, { source: 'gibdd', asOf: ASKED_AT, ...verdict }];
	});
	const files = Object.values(names).map((name) => `gibdd/fixtures/${name}.json`);
	return sample(title, files, Object.fromEntries(answers));
}

function ofAvtocod(title: string, name: Parameters<typeof contentOf>[0]): DecisionSample {
	const answers = CAR_SOURCES.map((source) => [source, askAvtocod(source, contentOf(name))]);
	return sample(title, [`avtocod/fixtures/${name}`], Object.fromEntries(answers));
}

async function ofApicloud(title: string, name: string): Promise<DecisionSample> {
	const { jsonOf: apicloudJson } = await import('@avtosverka/registers/suppliers/apicloud/testing/apicloud');
	const zalog = await tellOfCar('zalog', apicloudJson(name));
	return sample(title, [`apicloud/fixtures/${name}.json`], {
		zalog: { ...zalog, asOf: ASKED_AT } as typeof zalog,
	});
}

/** A register that answers with pages; its form and its answer are one page here. */
async function ofPage(title: string, section: 'recall' | 'customs', file: string): Promise<DecisionSample> {
	const html = readFileSync(new URL(`../../registers/src/suppliers/${file}`, import.meta.url), 'utf8');
	const needs = { settings: SETTINGS, transport: scripted(() => page(html)), now: () => ASKED_AT };
	const supplier = section === 'recall' ? createGost(needs) : createCustoms(needs);
	const [vin] = /(?<=VIN[^A-Z0-9]*)[A-HJ-NPR-Z0-9]{17}/.exec(html) ?? [SUBJECT.vin];
	return sample(title, [file], { [section]: await supplier.ask(section, about(vin)) });
}

function sample(title: string, files: readonly string[], given: Answers): DecisionSample {
	const sections = SECTIONS.map((section) => [section, replyOf(section, given[section])]);
	const card = given.base && toReply(asked(given.base), SUBJECT, { register: '', emptyText: '', view: base });
	const answers = { ...Object.fromEntries(sections), base: card ?? null } as CarAnswers;
	const subject = { vin: SUBJECT.vin, plate: null, plateModel: null };
	return { title, files, question: { subject, answers, askedPrice: null, now: DECIDED_AT } };
}

function replyOf<S extends Section>(
	section: S,
	answer: Answer<CarFacts[S]> | null | undefined,
): CheckReply<unknown> | null {
	if (!answer) return null;
	return toReply(asked(answer), SUBJECT, sectionPresenter(section));
}

function asked<Facts>(answer: Answer<Facts>) {
	return { kind: 'asked', answer, tried: [] } as const;
}
