import type { BaseData } from './check/base.ts';
import type { SectionReply } from './check/data.ts';
import type { CheckReply } from './check/meta.ts';
import type { Decision } from './decision.ts';
import type { OwnerReport } from './owner-report/report.ts';
import type { ServiceReply } from './protection.ts';
import type { Sources } from './sources.ts';
import type { SignInProvider } from './vocabulary/oauth-sign-in.ts';
import type { PaymentMethod } from './vocabulary/payment.ts';
import type { Plate } from './vocabulary/plate.ts';
import type { Section } from './vocabulary/register.ts';
import type { Vin } from './vocabulary/vin.ts';
import type { WatchMailState } from './vocabulary/watch-mail.ts';

/** How pages get their bot-protection values. */
export type ProtectionConfig = { kind: 'altcha' | 'off' } | ServiceReply;

/** The advertising network's script and its blocks, in the order of their places on a page. */
export type AdsConfig = { readonly scriptUrl: string; readonly blockIds: readonly [string, string] };

/** Settings that pages need; nothing secret. A null address hides what would lead there. */
export type SiteSettings = {
	readonly siteUrl: string;
	/** True while any supplier points at the sandbox: `notice` says so. */
	readonly demonstration: boolean;
	/** What every page says of itself at its top; null: nothing. */
	readonly notice: string | null;
	readonly protection: ProtectionConfig;
	readonly links: {
		readonly telegramBot: string | null;
		readonly maxBot: string | null;
		readonly phoneCheck: string | null;
		readonly voiceBot: string | null;
		readonly fullReport: string | null;
		readonly chat: string | null;
		readonly storeIos: string | null;
		readonly storeAndroid: string | null;
		/** Where the banner leads that stands in for an advertisement. */
		readonly partner: string | null;
	};
	/** A counter of visits; null: pages load none. */
	readonly counter: { readonly id: number; readonly scriptUrl: string } | null;
	/** Script of an outside service that tells a driver their own КБМ; null: its place is not shown. */
	readonly kbmWidget: string | null;
	/** Hosts to which /redirect leads without asking; `*.` stands for all below one. */
	readonly redirectHosts: readonly string[];
	/** Who runs the installation, for its documents; `name` in words of its own while they have not said. */
	readonly siteOwner: { readonly name: string; readonly email: string | null };
	/** Names of the suppliers that are switched on, as a page shows them. */
	readonly suppliers: readonly string[];
	readonly signIn: Readonly<Record<SignInProvider, boolean>>;
	/** How requests can be paid for; `cardView` is where a card's page stands. Null: nothing is sold. */
	readonly payments: {
		readonly methods: readonly PaymentMethod[];
		readonly cardView: 'redirect' | 'widget';
	} | null;
	/** True where letters are sent: only then is anybody asked for an e-mail. */
	readonly mail: boolean;
	/** `consentTicked`: whether the consent's box is ticked before anybody has touched it. */
	readonly ownerReport: {
		readonly consentTicked: boolean;
		/** How long reports are kept, in days; null: until they are deleted. */
		readonly unpaidRetentionDays: number;
		readonly paidRetentionDays: number | null;
	};
	/** Null: pages carry no advertisements and no code for them. */
	readonly ads: AdsConfig | null;
	/** The home page's claims, as the operator states them. */
	readonly claims: {
		readonly checksADay: number;
		readonly clients: number;
		readonly sources: number;
		readonly since: number;
	};
};

/** What is kept of a car when its report opens: nothing is asked of a supplier for it. */
export type CachedReport = {
	readonly base: CheckReply<BaseData> | null;
	/** The basic card is drawn from the registration: its own register has no answer yet. */
	readonly baseUnasked?: true;
	readonly sections: { readonly [S in Section]?: SectionReply<S> };
	/** Sections without an answer that were asked in vain within a day; `meta.asOf` is when. */
	readonly failed?: FailedSections;
	/** Make and model that the register of plates names for the plate of the report's address. */
	readonly plateModel?: string;
};

/** Replies of sections that gave no answer; their `meta.cached` is true. */
export type FailedSections = { readonly [S in Section]?: CheckReply<never> };

/** A report as it stood when a link to it was made; nothing in it asks a register. */
export type SharedReport = {
	/** The VIN, or its masked form. */
	readonly vin: string;
	readonly masked: boolean;
	readonly stored: CachedReport;
	readonly decided: Decision;
	/** The moment of the report, UTC; of a masked one its day. */
	readonly at: string;
	/** When the link ends, UTC; of a masked one the day. */
	readonly expiresAt: string;
};

/** An owner report behind a link: with nothing of its number, passport and birth date masked. */
export type SharedOwnerReport = {
	readonly report: OwnerReport;
	/** When the link ends, UTC. */
	readonly expiresAt: string;
};

/** Features that loaders call in process. */
export type SiteCalls = {
	/** `plate` is that of the report's address, if any. */
	cachedReport(vin: Vin, plate?: Plate | null): Promise<CachedReport>;
	/** The report behind a link's token; `over` after the link's end, null where there was none. */
	sharedReport(token: string): Promise<SharedReport | 'over' | null>;
	/** The owner report behind a link's token, as it is now; `over` and null as above. */
	sharedOwnerReport(token: string): Promise<SharedOwnerReport | 'over' | null>;
	/** What the link of a watch's letter comes to; null where it was never one. */
	watchMail(token: string): Promise<WatchMailState | null>;
	/** What we know of every register and who answers for it now. */
	sources(): Promise<Sources>;
	/** The sample owner report, on an invented person. */
	sampleOwnerReport(): Promise<OwnerReport | null>;
};

/** What the server hands to the site for each request. */
export type SiteContext = {
	readonly nonce: string;
	/** By which the server's log names the request; absent of a page that is rendered for all. */
	readonly requestId?: string | undefined;
	readonly call: SiteCalls;
	readonly settings: SiteSettings;
};
