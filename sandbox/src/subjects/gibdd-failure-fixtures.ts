import type { Subject } from './subject.ts';

/** One for each failure mode and oddity of the traffic police; the supplier before it is silent. */
export const GIBDD_STATIONS: readonly Subject[] = [
	{
		vin: 'XTAGFL110KY200101',
		plate: 'Н101НН77',
		story: 'ГИБДД отвечает медленно: шесть секунд на каждый запрос',
		failureMode: { avtocod: '503', gibdd: 'slow' },
	},
	{
		vin: 'XTAGFL110KY200000',
		plate: 'Н100НН77',
		story: 'ГИБДД обрывает соединение',
		failureMode: { avtocod: '503', gibdd: 'down' },
	},
	{
		vin: 'XTAGFL110KY200429',
		plate: 'Н429НН77',
		story: 'ГИБДД просит подождать (429)',
		failureMode: { avtocod: '503', gibdd: '429' },
	},
	{
		vin: 'XTAGFL110KY200503',
		plate: 'Н503НН77',
		story: 'у ГИБДД технические работы (503)',
		failureMode: { avtocod: '503', gibdd: '503' },
	},
	{
		vin: 'XTAGFL110KY200111',
		plate: 'Н111НН77',
		story: 'ГИБДД берёт запрос и молчит',
		failureMode: { avtocod: '503', gibdd: 'hanging' },
	},
	{
		vin: 'XTAGFL110KY200222',
		plate: 'Н222НН77',
		story: 'ГИБДД присылает мусор',
		failureMode: { avtocod: '503', gibdd: 'garbage' },
	},
	{
		vin: 'XTAGFL110KY200333',
		plate: 'Н333НН77',
		story: 'ответ ГИБДД обрывается на половине',
		failureMode: { avtocod: '503', gibdd: 'half' },
	},
	{
		vin: 'XTAGFL110KY200200',
		plate: 'Н200НН77',
		story: 'вместо ответа ГИБДД приходит страница «Service has stop!»',
		failureMode: { avtocod: '503', gibdd: 'stopped' },
	},
	{
		vin: 'XTAGFL110KY200403',
		plate: 'Н403НН77',
		story: 'ГИБДД не пускает наш адрес (403)',
		failureMode: { avtocod: '503', gibdd: 'security' },
	},
	{
		vin: 'XTAGFL110KY200500',
		plate: 'Н500НН77',
		story: 'ГИБДД не смогла проверить ограничения, остальные разделы говорят «ничего нет»',
		failureMode: { avtocod: '503', gibdd: 'source-error' },
	},
	{
		vin: 'XTAGFL110KY200999',
		plate: 'Н999НН77',
		story: 'проверка ДТП в ГИБДД не заканчивается никогда, остальные разделы говорят «ничего нет»',
		failureMode: { avtocod: '503', gibdd: 'endless' },
	},
	{
		vin: 'XTAGFL110KY200001',
		plate: 'Н001НН77',
		story: 'ГИБДД забывает список вокруг единственной строки',
		failureMode: { avtocod: '503' },
		gibdd: { form: 'lone' },
	},
	{
		vin: 'XTAGFL110KY200002',
		plate: 'Н002НН77',
		story: 'ГИБДД говорит «Найдено большое количество ДТП» и не показывает ни одного',
		failureMode: { avtocod: '503' },
		gibdd: { form: 'crowd' },
	},
	{
		vin: 'XTAGFL110KY200003',
		plate: 'Н003НН77',
		story: 'ГИБДД не показывает регистрацию этой машины (403), остальные разделы говорят «ничего нет»',
		failureMode: { avtocod: '503' },
		gibdd: { form: 'withheld' },
	},
	{
		vin: 'XTAGFL110KY200404',
		plate: 'Н404НН77',
		story: 'Автокод не отвечает, а в ГИБДД об этом VIN ничего не известно',
		failureMode: { avtocod: '503' },
		gibdd: { form: 'unknown' },
	},
];
