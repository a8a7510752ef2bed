import { type Hardness, photographed } from './draw.ts';
import { inventPlate, inventVin, type Random } from './random.ts';
import { FONTS, FRAME, type Subject } from './subjects.ts';

/** A VIN behind a windscreen: light on a dark plate, the dots of the glass above it, a veil over it. */
export async function windscreen(random: Random, hardness: Hardness): Promise<Subject> {
	const vin = inventVin(random);
	const dark = random.between(20, 90);
	const light = dark + random.between(80, 140);
	const font = random.of(FONTS);
	const picture = await photographed(FRAME, hardness, random, (context) => {
		context.fillStyle = `rgb(${dark},${dark},${dark})`;
		context.fillRect(-600, -100, 1200, 200);
		context.fillStyle = '#000';
		for (let dot = 0; dot < 400; dot++) {
			context.beginPath();
			context.arc((dot % 80) * 16 - 640, Math.floor(dot / 80) * 14 - 220, 4, 0, 7);
			context.fill();
		}
		context.fillStyle = `rgb(${light},${light},${light})`;
		context.textAlign = 'center';
		context.font = `${random.between(50, 66)}px ${font}`;
		context.fillText(vin, 0, 20, 1060);
		context.fillStyle = `rgba(255,255,255,${random.between(0, 0.15)})`;
		context.fillRect(-640, -360, 1280, 720);
	});
	return { picture, truth: vin };
}

const MODELS = ['LADA GRANTA', 'ХЕНДЭ АКЦЕНТ', 'KIA RIO', 'РЕНО ЛОГАН'];

/** The upper half of СТС or ПТС: a tinted ground with waves, the plate, the VIN, and what else is there. */
export async function paper(random: Random, hardness: Hardness): Promise<Subject> {
	const vin = inventVin(random);
	const { number, region } = inventPlate(random);
	const font = random.of(FONTS);
	const ground = random.of(['#f4e2e4', '#e2ecf6', '#f0f0e2']);
	const picture = await photographed(FRAME, hardness, random, (context) => {
		context.fillStyle = ground;
		context.fillRect(-600, -320, 1200, 640);
		context.strokeStyle = 'rgba(190,120,150,0.35)';
		for (let wave = 0; wave < 14; wave++) {
			context.beginPath();
			for (let x = -600; x <= 600; x += 8) context.lineTo(x, wave * 46 - 320 + 18 * Math.sin(x / 50 + wave));
			context.stroke();
		}
		context.fillStyle = '#26262c';
		const lines = [
			[`Регистрационный знак  ${number}${region}`, 34, 'Liberation Serif'],
			['Идентификационный номер (VIN)', 30, 'Liberation Serif'],
			[vin, random.between(44, 54), font],
			[`Марка, модель  ${random.of(MODELS)}`, 32, 'Liberation Serif'],
			['Тип ТС  Легковой седан', 32, 'Liberation Serif'],
		] as const;
		for (const [row, [text, size, face]] of lines.entries()) {
			context.font = `${size}px ${face}`;
			context.fillText(text, -540, row * 96 - 190);
		}
	});
	return { picture, truth: vin, besides: number + region };
}

/** A VIN beaten into metal: the light edge and the dark edge of each sign on a ground of their own colour. */
export async function stamped(random: Random, hardness: Hardness): Promise<Subject> {
	const vin = inventVin(random);
	const grey = Math.round(random.between(95, 170));
	const depth = random.between(2, 4);
	const font = random.of(FONTS);
	const picture = await photographed(FRAME, hardness, random, (context) => {
		context.textAlign = 'center';
		context.font = `${random.between(60, 76)}px ${font}`;
		const edges = [
			[-depth, 'rgba(0,0,0,0.45)'],
			[depth, 'rgba(255,255,255,0.5)'],
			[0, `rgb(${grey},${grey},${grey})`],
		] as const;
		context.fillStyle = edges[2][1];
		context.fillRect(-620, -160, 1240, 320);
		for (const [shift, colour] of edges) {
			context.fillStyle = colour;
			context.fillText(vin, shift, shift, 1120);
		}
	});
	return { picture, truth: vin };
}
