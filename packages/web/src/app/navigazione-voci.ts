import { tipologiaUtente } from '@quadra/contract';
import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconApps,
  IconArchive,
  IconArrowsExchange,
  IconBell,
  IconBellCog,
  IconBlockquote,
  IconBuilding,
  IconBuildingBank,
  IconBuildingEstate,
  IconBuildingStore,
  IconCalculator,
  IconCalendarDollar,
  IconCash,
  IconCashBanknote,
  IconChartBar,
  IconChartHistogram,
  IconChecklist,
  IconClipboardText,
  IconClockDollar,
  IconCreditCard,
  IconExternalLink,
  IconFileDollar,
  IconFileDownload,
  IconFileInvoice,
  IconFileLike,
  IconFiles,
  IconFileText,
  IconForms,
  IconHistory,
  IconHome,
  IconHomeDollar,
  IconHomeEco,
  IconHomeHeart,
  IconId,
  IconIdBadge2,
  IconInbox,
  IconKey,
  IconLifebuoy,
  IconListDetails,
  IconListSearch,
  IconMail,
  IconMailCog,
  IconMailQuestion,
  IconMap2,
  IconMathFunction,
  IconMessageExclamation,
  IconMessages,
  IconPackages,
  IconPercentage,
  IconPlugConnected,
  IconPrinter,
  IconPuzzle,
  IconRadar2,
  IconReceipt,
  IconReceipt2,
  IconReceiptTax,
  IconRepeat,
  IconScale,
  IconSettings,
  IconShieldLock,
  IconShip,
  IconSignature,
  IconSparkles,
  IconStack2,
  IconStethoscope,
  IconTable,
  IconTags,
  IconTool,
  IconTransferOut,
  IconUserCog,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  IconWritingSign,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { readChi, type Utente } from '../api/sessione.ts';
import { messaggiShell as m } from '../messages/shell.ts';

export type VoceNavigazione = {
  percorso: NonNullable<LinkProps['to']>;
  nome: string;
  icona: Icon;
  /** Left out: everybody. The server decides the rights; this only avoids doors that would not open. */
  isVisibile?: (utente: Utente) => boolean;
};

/** What the menu opens outside of these pages. */
export type VoceEsterna = { indirizzo: string; nome: string; icona: Icon };

export type GruppoNavigazione = {
  chiave: string;
  nome: string | null;
  esterne?: readonly VoceEsterna[];
  voci: readonly VoceNavigazione[];
  /** Seen when they are asked for, or when one of them is the page. */
  altre: readonly VoceNavigazione[];
};
const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
const isTipo =
  (...tipi: readonly number[]) =>
  ({ tipologiaUtente: tipo }: Utente): boolean =>
    tipi.includes(tipo);
/** Who looks after the house, who sells, and all those who have credits in hand: everybody but the operators of a studio. */
const isDellaCasa = isTipo(AMM_ELMAS, CON_ELMAS);
export const isVenditore = isTipo(AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES);
const isConCrediti = isTipo(AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES);

/** Who works for himself has nobody's clients. */
const isDiSe = (utente: Utente): boolean => readChi(utente) !== 'studio';

/** The group that ends with what is outside of these pages. */
export const AIUTO = 'aiuto';

/**
 * The screens that exist, by task: those of every day, and behind them the others. A new screen adds its line here, in
 * pagine.ts and in the routes of its wing.
 */
export const gruppiNavigazione: readonly GruppoNavigazione[] = [
  {
    chiave: 'oggi',
    nome: null,
    voci: [
      { percorso: '/home', nome: m.home, icona: IconHome },
      { percorso: '/radar', nome: m.radar, icona: IconRadar2 },
      { percorso: '/anagrafica', nome: m.anagrafica, icona: IconUsers },
      { percorso: '/dichiarazioni', nome: m.dichiarazioni, icona: IconFileText },
      { percorso: '/imu', nome: m.imu, icona: IconHomeEco },
      { percorso: '/messaggi', nome: m.messaggi, icona: IconMessages },
      {
        percorso: '/applicazione-remota',
        nome: m.applicazioneRemota,
        icona: IconExternalLink,
        isVisibile: isTipo(AMM_STU, OP_STU),
      },
    ],
    altre: [
      { percorso: '/diagnostico', nome: m.diagnostico, icona: IconStethoscope },
      { percorso: '/fabbricato', nome: m.fabbricato, icona: IconHomeDollar },
      { percorso: '/terreno', nome: m.terreno, icona: IconMap2 },
      { percorso: '/imu-enc', nome: m.imuEnc, icona: IconHomeHeart },
      { percorso: '/imu-impi', nome: m.imuImpi, icona: IconShip },
      { percorso: '/anno-iva', nome: m.annoIva, icona: IconReceiptTax },
    ],
  },
  {
    chiave: 'versamenti',
    nome: m.versamenti,
    voci: [
      { percorso: '/da-pagare', nome: m.daPagare, icona: IconReceipt, isVisibile: isDiSe },
      { percorso: '/conto-fiscale', nome: m.contoFiscale, icona: IconScale },
      { percorso: '/imposta', nome: m.imposta, icona: IconListDetails },
      { percorso: '/f24', nome: m.f24, icona: IconReceipt2 },
      { percorso: '/pianificatore', nome: m.pianificatore, icona: IconCalendarDollar },
      { percorso: '/deleghe', nome: m.deleghe, icona: IconSignature },
    ],
    altre: [
      { percorso: '/ravvedimento', nome: m.ravvedimento, icona: IconClockDollar },
      { percorso: '/codici-f24', nome: m.codici, icona: IconListSearch },
      { percorso: '/stampa-delega', nome: m.stampaDelega, icona: IconPrinter },
      { percorso: '/stampa-conferimento-incarichi', nome: m.stampaIncarichi, icona: IconClipboardText },
      { percorso: '/testi-incarico', nome: m.testiIncarico, icona: IconBlockquote },
    ],
  },
  {
    chiave: 'documenti',
    nome: m.documenti,
    voci: [
      { percorso: '/documentale', nome: m.documentale, icona: IconFiles },
      { percorso: '/richieste', nome: m.richieste, icona: IconMailQuestion },
      {
        percorso: '/richieste-ricevute',
        nome: m.richiesteRicevute,
        icona: IconInbox,
        isVisibile: (utente) => isDiSe(utente) && isTipo(AMM_STU)(utente),
      },
      { percorso: '/firma-elettronica', nome: m.firmaElettronica, icona: IconWritingSign },
      { percorso: '/conservazione', nome: m.conservazione, icona: IconArchive },
      { percorso: '/precompilata', nome: m.precompilata, icona: IconFileDownload },
      { percorso: '/visure', nome: m.visure, icona: IconBuildingEstate },
    ],
    altre: [],
  },
  {
    chiave: AIUTO,
    nome: m.aiuto,
    voci: [
      { percorso: '/utilita', nome: m.utilita, icona: IconCalculator },
      {
        percorso: '/ai-copilot',
        nome: m.copilota,
        icona: IconSparkles,
        isVisibile: ({ studioId }) => studioId !== null,
      },
      {
        percorso: '/strumenti-avanzati',
        nome: m.strumentiAvanzati,
        icona: IconTool,
        isVisibile: isTipo(AMM_ELMAS, AMM_GES, AMM_STU),
      },
    ],
    altre: [],
  },
  {
    chiave: 'organizzazione',
    nome: m.organizzazione,
    voci: [
      { percorso: '/studi', nome: m.studi, icona: IconBuilding, isVisibile: isConCrediti },
      { percorso: '/gestori', nome: m.gestori, icona: IconBuildingStore, isVisibile: isVenditore },
      {
        percorso: '/utenti',
        nome: m.utenti,
        icona: IconUserCog,
        isVisibile: isTipo(AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES),
      },
      { percorso: '/impostazioni', nome: m.impostazioni, icona: IconSettings, isVisibile: isTipo(AMM_STU) },
      { percorso: '/moduli', nome: m.moduli, icona: IconPuzzle },
    ],
    altre: [
      { percorso: '/intermediari', nome: m.intermediari, icona: IconId },
      { percorso: '/intermediari-personalizzati', nome: m.personalizzati, icona: IconIdBadge2 },
      {
        percorso: '/modelli-posta',
        nome: m.modelliPosta,
        icona: IconMailCog,
        isVisibile: isTipo(AMM_ELMAS, AMM_STU, AMM_GES),
      },
      {
        percorso: '/notifiche-automatiche',
        nome: m.notificheAutomatiche,
        icona: IconBellCog,
        isVisibile: isTipo(AMM_STU),
      },
      {
        percorso: '/attivazione-massiva-applicativi',
        nome: m.attivazioneMassiva,
        icona: IconStack2,
        isVisibile: isTipo(AMM_ELMAS, AMM_GES, OP_GES),
      },
      { percorso: '/tag', nome: m.tag, icona: IconTags },
      { percorso: '/aliquote-imu', nome: m.aliquoteImu, icona: IconPercentage },
      { percorso: '/gruppi', nome: m.gruppi, icona: IconUsersGroup, isVisibile: isTipo(AMM_STU) },
      {
        percorso: '/permessi',
        nome: m.permessi,
        icona: IconChecklist,
        isVisibile: isTipo(AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES),
      },
      { percorso: '/credenziali', nome: m.credenziali, icona: IconKey, isVisibile: isTipo(AMM_STU) },
      {
        percorso: '/entra-come',
        nome: m.entraCome,
        icona: IconUserShield,
        isVisibile: isTipo(AMM_ELMAS, AMM_GES),
      },
      { percorso: '/statistiche/dichiarazioni', nome: m.statistiche, icona: IconChartBar },
      {
        percorso: '/registro-cronologico',
        nome: m.registro,
        icona: IconHistory,
        isVisibile: isTipo(AMM_ELMAS, AMM_STU, AMM_GES),
      },
    ],
  },
  {
    chiave: 'crediti',
    nome: m.crediti,
    voci: [
      { percorso: '/pacchetti', nome: m.pacchetti, icona: IconPackages, isVisibile: isConCrediti },
      { percorso: '/movimenti', nome: m.movimenti, icona: IconListDetails, isVisibile: isConCrediti },
      { percorso: '/fatture', nome: m.fatture, icona: IconFileInvoice, isVisibile: isConCrediti },
      {
        percorso: '/pagamenti-chiesti',
        nome: m.pagamentiChiesti,
        icona: IconCashBanknote,
        isVisibile: isTipo(AMM_STU, OP_STU),
      },
    ],
    altre: [
      { percorso: '/vendite', nome: m.vendite, icona: IconChartHistogram, isVisibile: isVenditore },
      { percorso: '/listino', nome: m.listino, icona: IconReceipt2, isVisibile: isConCrediti },
      { percorso: '/offerte', nome: m.offerte, icona: IconFileLike, isVisibile: isConCrediti },
      { percorso: '/note-spese', nome: m.noteSpese, icona: IconFileDollar, isVisibile: isConCrediti },
      {
        percorso: '/esportazione-movimenti-contabili',
        nome: m.movimentiContabili,
        icona: IconTransferOut,
        isVisibile: isTipo(AMM_ELMAS, CON_ELMAS, AMM_GES),
      },
      {
        percorso: '/configurazione-ws-contabilita',
        nome: m.wsContabilita,
        icona: IconPlugConnected,
        isVisibile: isTipo(AMM_ELMAS, CON_ELMAS, AMM_GES),
      },
      { percorso: '/pagamenti', nome: m.pagamenti, icona: IconCash, isVisibile: isVenditore },
      { percorso: '/bonifici', nome: m.bonifici, icona: IconBuildingBank, isVisibile: isConCrediti },
      { percorso: '/sdd', nome: m.sdd, icona: IconRepeat, isVisibile: isConCrediti },
      {
        percorso: '/carta-di-credito',
        nome: m.cartaDiCredito,
        icona: IconCreditCard,
        isVisibile: isTipo(AMM_ELMAS, AMM_STU, AMM_GES),
      },
      {
        percorso: '/spostamento-crediti',
        nome: m.spostamentoCrediti,
        icona: IconArrowsExchange,
        isVisibile: isTipo(AMM_ELMAS, AMM_GES, OP_GES),
      },
    ],
  },
  {
    chiave: 'sistema',
    nome: m.sistema,
    voci: [
      { percorso: '/notifiche', nome: m.notifiche, icona: IconBell, isVisibile: isTipo(AMM_ELMAS) },
      { percorso: '/help-desk', nome: m.helpDesk, icona: IconLifebuoy, isVisibile: isVenditore },
      { percorso: '/posta', nome: m.posta, icona: IconMail, isVisibile: isTipo(AMM_ELMAS) },
      { percorso: '/applicazioni', nome: m.applicazioni, icona: IconApps, isVisibile: isDellaCasa },
    ],
    altre: [
      { percorso: '/tabelle', nome: m.tabelle, icona: IconTable, isVisibile: isDellaCasa },
      {
        percorso: '/configurazione',
        nome: m.configurazione,
        icona: IconAdjustmentsHorizontal,
        isVisibile: isDellaCasa,
      },
      { percorso: '/definizioni', nome: m.definizioni, icona: IconMathFunction, isVisibile: isDellaCasa },
      {
        percorso: '/messaggi-controlli',
        nome: m.messaggiControlli,
        icona: IconMessageExclamation,
        isVisibile: isDellaCasa,
      },
      { percorso: '/modelli-ministeriali', nome: m.ministeriali, icona: IconForms, isVisibile: isDellaCasa },
    ],
  },
];

type Percorso = VoceNavigazione['percorso'];
const porte = new Map(
  gruppiNavigazione.flatMap(({ voci, altre }) => [...voci, ...altre].map((voce) => [voce.percorso, voce])),
);
const listPorte = (...percorsi: readonly Percorso[]) => percorsi.flatMap((uno) => porte.get(uno) ?? []);
const gruppoVendita = (
  chiave: string,
  nome: string | null,
  voci: readonly Percorso[],
  altre: readonly Percorso[] = [],
): GruppoNavigazione => ({ chiave, nome, voci: listPorte(...voci), altre: listPorte(...altre) });

/** The same doors in the order of the day of who sells: studi and what they buy first, their clients after. */
export const gruppiVendita: readonly GruppoNavigazione[] = [
  gruppoVendita('oggi', null, ['/home', '/studi', '/gestori', '/utenti', '/help-desk', '/messaggi']),
  gruppoVendita(
    'crediti',
    m.crediti,
    ['/vendite', '/movimenti', '/pacchetti', '/listino', '/fatture', '/spostamento-crediti'],
    [
      ...([
        '/offerte',
        '/note-spese',
        '/pagamenti',
        '/bonifici',
        '/sdd',
        '/carta-di-credito',
        '/pagamenti-chiesti',
      ] as const),
      ...(['/esportazione-movimenti-contabili', '/configurazione-ws-contabilita'] as const),
    ],
  ),
  gruppoVendita(
    'sistema',
    m.servizio,
    [
      ...(['/strumenti-avanzati', '/posta', '/notifiche', '/registro-cronologico'] as const),
      ...(['/statistiche/dichiarazioni', '/applicazioni'] as const),
    ],
    ['/tabelle', '/configurazione', '/definizioni', '/messaggi-controlli', '/modelli-ministeriali'],
  ),
  gruppoVendita(
    'organizzazione',
    m.organizzazione,
    ['/moduli', '/attivazione-massiva-applicativi', '/permessi', '/modelli-posta', '/entra-come'],
    [
      ...(['/intermediari', '/intermediari-personalizzati', '/tag', '/aliquote-imu', '/gruppi'] as const),
      ...(['/impostazioni', '/notifiche-automatiche', '/credenziali'] as const),
    ],
  ),
  gruppoVendita(
    'clienti',
    m.clienti,
    ['/radar', '/anagrafica', '/dichiarazioni', '/imu', '/applicazione-remota'],
    ['/diagnostico', '/fabbricato', '/terreno', '/imu-enc', '/imu-impi', '/anno-iva'],
  ),
  ...gruppiNavigazione.filter(({ chiave }) => chiave === 'versamenti' || chiave === 'documenti'),
  gruppoVendita(AIUTO, m.aiuto, ['/utilita', '/ai-copilot']),
];

/** What of the account panel the palette finds besides. */
export const altreVoci: readonly VoceNavigazione[] = [
  { percorso: '/sicurezza', nome: m.sicurezza, icona: IconShieldLock },
  { percorso: '/help-desk', nome: m.helpDesk, icona: IconLifebuoy, isVisibile: isTipo(AMM_STU, OP_STU) },
  { percorso: '/esportazioni', nome: m.esportazioni, icona: IconFileDownload },
  { percorso: '/lavori', nome: m.lavori, icona: IconListDetails },
  {
    percorso: '/profilo',
    nome: m.sceltaProfilo,
    icona: IconUsers,
    isVisibile: ({ sessione }) => sessione.profili > 1,
  },
];
