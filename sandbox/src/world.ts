import { SUPPLIERS, type SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { AdMode } from './ads/modes.ts';
import { type Bill, createCharged } from './apicloud/charged.ts';
import { createReportBook, type ReportBook } from './avtocod/report-book.ts';
import { createVisits, type Visits } from './customs/visits.ts';
import type { FailureMode } from './failure-mode.ts';
import { createFnsPlay, type FnsPlay } from './fns/searches.ts';
import { createMailPlay, type MailPlay } from './mail/play.ts';
import { createMaxPlay, type MaxPlay } from './max/play.ts';
import { createMonetaPlay, type MonetaPlay } from './moneta/play.ts';
import { type CaptchaPlay, createCaptchaPlay } from './protection/play.ts';
import { createPushPlay, type PushPlay } from './push/play.ts';
import { SANDBOX_BOT } from './settings.ts';
import type { ChangedCars } from './subjects/changed-car.ts';
import { createTelegramPlay, type TelegramPlay } from './telegram/play.ts';

/** What the sandbox knows while it runs: all of it is small, bounded, and gone after a reset. */
export type World = {
	/** The sandbox's own address, for pictures it serves. */
	origin: string;
	readonly now: () => Date;
	/** Multiplies the delays of sources: 1 is usual, 0 is at once. */
	readonly timeScale: number;
	/** Milliseconds that every call takes at least. */
	readonly latencyMs: number;
	readonly failureMode: Map<SupplierId, FailureMode>;
	/** Calls that reached a supplier, with any outcome. */
	readonly calls: Map<SupplierId, number>;
	/** How often a connection was cut before somebody's answer, by supplier, register and person. */
	readonly personAttempts: Map<string, number>;
	/** api-cloud.ru's questions about people. */
	readonly charged: Bill;
	readonly avtocod: ReportBook;
	/** Cars about which registers say something else by now. */
	readonly changes: ChangedCars;
	/** Tokens of the police's pictures that were made old before their time. */
	readonly oldPictures: Set<string>;
	/** Who has opened the customs' page. */
	readonly customs: Visits;
	/** ФНС's consents and searches. */
	readonly fns: FnsPlay;
	/** What the advertising network does. */
	readonly ads: { mode: AdMode };
	/** What the bot-protection services do. */
	readonly captcha: CaptchaPlay;
	/** Telegram: its bot and who writes to it. */
	readonly telegram: TelegramPlay;
	/** MAX: its bot and who writes to it. */
	readonly max: MaxPlay;
	/** MONETA.Assistant: its account of the site, and who has paid. */
	readonly moneta: MonetaPlay;
	/** The mail server and what has come to it. */
	readonly mail: MailPlay;
	/** The push service, its browsers and what came for them. */
	readonly push: PushPlay;
};

export type WorldOptions = {
	readonly now?: () => Date;
	readonly timeScale?: number;
	readonly latencyMs?: number;
};

export function createWorld({ now = () => new Date(), timeScale = 1, latencyMs = 0 }: WorldOptions): World {
	const avtocod = createReportBook();
	return {
		origin: '',
		now,
		timeScale,
		latencyMs,
		failureMode: new Map(),
		calls: new Map(),
		personAttempts: new Map(),
		charged: createCharged(),
		avtocod,
		changes: new Map(),
		oldPictures: new Set(),
		customs: createVisits(),
		fns: createFnsPlay(),
		ads: { mode: 'fine' },
		captcha: createCaptchaPlay(),
		telegram: createTelegramPlay(SANDBOX_BOT),
		max: createMaxPlay(now),
		moneta: createMonetaPlay(now),
		mail: createMailPlay(),
		push: createPushPlay(),
	};
}

export function isPlayed(supplier: unknown): supplier is SupplierId {
	return (SUPPLIERS as readonly unknown[]).includes(supplier);
}

export function failureModeOf(world: World, supplier: SupplierId): FailureMode {
	return world.failureMode.get(supplier) ?? 'fine';
}

export function resetWorld(world: World): void {
	world.failureMode.clear();
	world.calls.clear();
	world.personAttempts.clear();
	world.charged.reset();
	world.avtocod.reset();
	world.changes.clear();
	world.oldPictures.clear();
	world.customs.reset();
	world.fns.reset();
	world.ads.mode = 'fine';
	world.captcha.reset();
	world.telegram.reset();
	world.max.reset();
	world.moneta.reset();
	world.mail.reset();
	world.push.reset();
}
