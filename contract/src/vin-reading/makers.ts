/** Makers by the first three signs of a VIN: those seen most on Russian roads. No list is complete. */
const MAKERS: Readonly<Record<string, string>> = {
	LADA: 'XTA',
	УАЗ: 'XTT Z7T',
	ГАЗ: 'XTH X96 Z7C Z7B',
	КамАЗ: 'XTC',
	Renault: 'X7L VF1 VF2 VF6 UU1',
	Volkswagen: 'WVW WVG WV1 WV2 3VW XW8 1VW 9BW AAV',
	Škoda: 'TMB TMP',
	Audi: 'WAU WUA TRU WA1',
	SEAT: 'VSS',
	Porsche: 'WP0 WP1',
	BMW: 'WBA WBS WBX WBY 5UX 4US X4X',
	'Mercedes-Benz': 'WDB WDC WDD WDF W1K W1N W1V 4JG Z9M',
	Opel: 'W0L W0V XWF',
	Ford: 'X9F WF0 1FA 1FM 1FT 2FM Z6F NM0',
	Chevrolet: 'XUF XWB KL1 1G1 1GN 1GC XUU',
	Cadillac: '1G6 1GY',
	Jeep: '1C4 1J4 1J8',
	Dodge: '2C3 1B3 1D7 2B3 3D7',
	Chrysler: '2C4 1C3',
	Tesla: '5YJ 7SA LRW XP7',
	Hyundai: 'Z94 KMH KMF X7M NLH TMA 5NP 5XY KM8',
	Kia: 'XWE KNA KNE KND U5Y XWK 5XX KNC',
	SsangYong: 'KPT RUM',
	Genesis: 'KMT',
	Toyota: 'JTE JTD JTM JTN SB1 NMT XW7 4T1 5TD 2T3 JT1 JT2 AHT VNK JTL',
	Lexus: '58A 2T2 JTH JTJ',
	Nissan: 'Z8N SJN JN1 JN8 VSK 1N4 5N1 3N1',
	Infiniti: 'JNK JNR 5N3',
	Mitsubishi: 'JMB JMY Z8T XMC JA3 JA4 4A3 MMC MMB',
	Mazda: 'JMZ RUM JM1 JM3 JM7',
	Honda: 'JHM SHH SHS 1HG 2HG 5J6 JHL NLA 19X',
	Subaru: 'JF1 JF2 4S3 4S4',
	Suzuki: 'JSA TSM JS2 JS3',
	Daewoo: 'KLA XWB Y6D',
	Ravon: 'XWB',
	Peugeot: 'VF3 Z8T',
	Citroën: 'VF7 Z8T',
	Dacia: 'UU1',
	Fiat: 'ZFA ZFC NM4 Z7G',
	'Alfa Romeo': 'ZAR',
	Ferrari: 'ZFF',
	Lamborghini: 'ZHW',
	Volvo: 'YV1 YV4 LVY',
	Saab: 'YS3',
	'Land Rover': 'SAL',
	Jaguar: 'SAJ SAD',
	MINI: 'WMW',
	smart: 'WME',
	Bentley: 'SCB',
	'Rolls-Royce': 'SCA',
	Chery: 'LVV LVT XUU X9T LUY Y3W',
	Exeed: 'LVT',
	Geely: 'LB3 L6T Y4K Y7W X9W LLV',
	Zeekr: 'L6T',
	Haval: 'LGW XZG',
	'Great Wall': 'LGW Z8P',
	Changan: 'LS4 LS5 LSC',
	JAC: 'LJ1',
	Москвич: 'XW5',
	Dongfeng: 'LGJ LDP LGG',
	FAW: 'LFP LFB LFM',
	GAC: 'LMG',
	BYD: 'LC0 LGX',
	Lifan: 'LLV X9W XUJ',
	BAIC: 'LNB',
	Jetour: 'LVV LVU',
	Voyah: 'LDN LDP',
	'Li Auto': 'HLX LW4',
	Brilliance: 'LSY',
	Derways: 'X6D',
	TagAZ: 'X7M',
	Scania: 'YS2 XLE',
	MAN: 'WMA',
	DAF: 'XLR',
	Iveco: 'ZCF',
	Isuzu: 'JAA JAL',
	Yamaha: 'JYA',
	Kawasaki: 'JKA JKB',
};

const BY_CODE = new Map<string, string>();
for (const [maker, codes] of Object.entries(MAKERS)) {
	for (const code of codes.split(' ')) {
		const others = BY_CODE.get(code);
		BY_CODE.set(code, others === undefined ? maker : `${others} или ${maker}`);
	}
}

/**
 * The maker that the first three signs of a VIN belong to, or those of a plant that several share; null where
 * the table does not know them.
 */
export function makerOf(vin: string): string | null {
	return BY_CODE.get(vin.slice(0, 3)) ?? null;
}
