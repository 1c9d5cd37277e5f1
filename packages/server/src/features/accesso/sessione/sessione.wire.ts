import { caratteri, densita, skin, type UtenteCorrente } from '@quadra/contract';
import { computePossesso } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const formato = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** dd/mm/yyyy hh:mm in Europe/Rome. */
export const formatIstante = (istante: Date): string => formato.format(istante).replace(',', '');

/** How long the session lasts. */
export const toStatoSessione = (sessione: Sessione) => ({
  RestaSecondi: Math.max(0, sessione.restaSecondi),
  InattivaFraSecondi: Math.max(0, sessione.inattivaFraSecondi),
});

const toSostituzione = ({ sostituzione }: Sessione) =>
  sostituzione && {
    Attore: sostituzione.attore,
    Motivo: sostituzione.motivo,
    Ticket: sostituzione.ticket,
    Scrittura: sostituzione.scrittura,
  };

const oneOf = <T extends string>(valori: readonly T[], valore: string | null): T | null =>
  valori.find((ammesso) => ammesso === valore) ?? null;

/**
 * The current user, as whoami answers it; `gestore` is the record of his, `profili` is how many the person may choose among, `verifica` when the
 * second step must be activated at the latest, and whether nothing else is possible before.
 */
export function toUtenteCorrente(
  sessione: Sessione,
  gestore: UtenteCorrente['Gestore'],
  profili: number,
  verifica: { readonly termine: Date | null; readonly isScaduta: boolean },
): UtenteCorrente {
  const { profilo } = sessione;
  const { studio } = profilo;
  const attivi = studio?.applicativi ?? [];
  const possesso = computePossesso(sessione);
  return {
    Id: sessione.utenteId,
    Email: sessione.email,
    Nome: sessione.nome,
    Cognome: sessione.cognome,
    TipologiaUtente: sessione.tipologia,
    StudioId: sessione.studioId,
    NomeStudio: studio?.ragioneSociale ?? null,
    NomeGestore: gestore?.Nome ?? null,
    Skin: oneOf(skin, profilo.skin),
    Font: oneOf(caratteri, profilo.font),
    Densita: oneOf(densita, profilo.densita),
    InvioPassaAlSuccessivo: profilo.invioPassaAlSuccessivo,
    RiduciMovimenti: profilo.riduciMovimenti,
    Potere: sessione.potere,
    AccessoPrecedente: profilo.accessoPrecedente ? formatIstante(profilo.accessoPrecedente) : null,
    Esportazione730Enabled: profilo.esportazione730,
    ApplicativiAttivi: [...(possesso.moduli ?? [])],
    ApplicativiAttiviDettaglio: attivi.map(({ codice, anno, dal, al, modo, limite }) => ({
      Codice: codice,
      Anno: anno,
      Dal: dal,
      Al: al,
      Modo: modo,
      Limite: limite,
    })),
    SpinOk: profilo.spinOk,
    AbilitaAI: profilo.abilitaAi,
    VisureAbilitate: profilo.visureAbilitate,
    Permessi: [...possesso.permessi],
    Funzionalita: [...possesso.funzionalita],
    Gruppo: (sessione.gruppi ?? []).map(({ nome }) => nome).join(', '),
    // Who acts in place of another enters with nothing of his.
    MyProviderAccount: sessione.sostituzione ? null : profilo.identitaEsterna,
    ContrattoFlat: studio?.contrattoFlat ?? null,
    ...(verifica.isScaduta ? { VerificaDaAttivare: true } : {}),
    ...(verifica.termine ? { VerificaEntro: verifica.termine.toISOString() } : {}),
    Gestore: gestore,
    Studio: studio && {
      Id: studio.id,
      RagioneSociale: studio.ragioneSociale,
      PIVA: studio.partitaIva,
      TipoProfiloCliente: studio.tipoProfiloCliente,
      ContrattoFlat: studio.contrattoFlat,
      PersonalizzazioniOperative: studio.personalizzazioniOperative,
    },
    Sessione: {
      ...toStatoSessione(sessione),
      Profili: profili,
      Debug: sessione.debug,
      Sostituzione: toSostituzione(sessione),
    },
  };
}
