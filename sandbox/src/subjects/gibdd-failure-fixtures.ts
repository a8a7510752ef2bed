import type { Subject } from './subject.ts';

/** The supplier before it. */
const SILENT = { avtocod: '503' } as const;

/** What can happen to the traffic police: the last digits, words, and what is unusual. */
const TROUBLES: readonly (readonly [digits: string, story: string, unusual: Partial<Subject>])[] = [
	[
		'101',
		'ГИБДД отвечает медленно: шесть секунд на каждый запрос',
		{ failureMode: { ...SILENT, gibdd: 'slow' } },
	],
	['000', 'ГИБДД обрывает соединение', { plate: 'Н100НН77', failureMode: { ...SILENT, gibdd: 'down' } }],
	['429', 'ГИБДД просит подождать (429)', { failureMode: { ...SILENT, gibdd: '429' } }],
	['503', 'у ГИБДД технические работы (503)', { failureMode: { ...SILENT, gibdd: '503' } }],
	['111', 'ГИБДД берёт запрос и молчит', { failureMode: { ...SILENT, gibdd: 'hanging' } }],
	['222', 'ГИБДД присылает мусор', { failureMode: { ...SILENT, gibdd: 'garbage' } }],
	['333', 'ответ ГИБДД обрывается на половине', { failureMode: { ...SILENT, gibdd: 'half' } }],
	[
		'200',
		'вместо ответа ГИБДД приходит страница «Service has stop!»',
		{ failureMode: { ...SILENT, gibdd: 'stopped' } },
	],
	['403', 'ГИБДД не пускает наш адрес (403)', { failureMode: { ...SILENT, gibdd: 'security' } }],
	[
		'500',
		'ГИБДД не смогла проверить ограничения, остальные разделы говорят «ничего нет»',
		{ failureMode: { ...SILENT, gibdd: 'source-error' } },
	],
	[
		'999',
		'проверка ДТП в ГИБДД не заканчивается никогда, остальные разделы говорят «ничего нет»',
		{ failureMode: { ...SILENT, gibdd: 'endless' } },
	],
	['001', 'ГИБДД забывает список вокруг единственной строки', { gibdd: { form: 'lone' } }],
	[
		'002',
		'ГИБДД говорит «Найдено большое количество ДТП» и не показывает ни одного',
		{ gibdd: { form: 'crowd' } },
	],
	[
		'003',
		'ГИБДД не показывает регистрацию этой машины (403), остальные разделы говорят «ничего нет»',
		{ gibdd: { form: 'withheld' } },
	],
	['404', 'Автокод не отвечает, а в ГИБДД об этом VIN ничего не известно', { gibdd: { form: 'unknown' } }],
];

/** One for each failure mode and oddity of the traffic police; the supplier before it is silent. */
export const GIBDD_STATIONS: readonly Subject[] = TROUBLES.map(([digits, story, unusual]) => ({
	vin: `XTAGFL110KY200${digits}`,
	plate: `Н${digits}НН77`,
	story,
	failureMode: SILENT,
	...unusual,
}));
