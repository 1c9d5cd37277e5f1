import { almeno, e, maggiore, non, o, oltre, presente, somma, zeroEuro } from '../../../engine/index.ts';
import * as altre from '../../../regole/altre-detrazioni.ts';
import { aderisce } from '../../../regole/concordato.ts';
import * as crediti from '../../../regole/crediti.ts';
import * as conCodice from '../../../regole/crediti-codice.ts';
import { totaleInDichiarazione } from '../../../regole/crediti-ru.ts';
import { noleggio } from '../../../regole/imposte-separate.ts';
import { quotaFrontalieri } from '../../../regole/lavoro.ts';
import * as liquidazione from '../../../regole/liquidazione.ts';
import * as deducibili from '../../../regole/oneri-deducibili.ts';
import { contributiEccedenti } from '../../../regole/sostitutiva.ts';
import type { Controllo } from '../../scheda.ts';

/** Expenses, deductions and credits: codes that lack, more used than there is, advances on another base. */
export const controlliOneri: readonly Controllo[] = [
  {
    codice: 'CONTRIBUTI_LM_IN_RP21',
    livello: 'discordanza',
    quando: e(oltre(contributiEccedenti, zeroEuro), almeno(deducibili.contributi, contributiEccedenti)),
    dato: deducibili.contributi,
    frase: 'L’eccedenza di LM49 è già contata in RP39: se RP21 la comprende, è dedotta due volte.',
    fonte: 'Istruzioni Redditi PF, fascicolo 3, rigo LM49',
  },
  {
    codice: 'ONERE_SENZA_CODICE',
    livello: 'discordanza',
    raccolta: deducibili.altriDeducibili,
    quando: e(oltre(deducibili.importoDeducibile, zeroEuro), non(presente(deducibili.codiceDeducibile))),
    dato: deducibili.codiceDeducibile,
    frase: 'RP26: l’onere non ha il suo codice.',
  },
  {
    codice: 'ONERE_CODICE_NON_AMMESSO',
    livello: 'discordanza',
    raccolta: deducibili.altriDeducibili,
    quando: e(presente(deducibili.codiceDeducibile), non(deducibili.codiceAmmesso)),
    dato: deducibili.codiceDeducibile,
    frase: 'RP26: i codici sono 6, 7, 8, 9, 12, 13 e 21.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 1, rigo RP26',
  },
  {
    codice: 'ASSEGNO_SENZA_CODICE_FISCALE',
    livello: 'discordanza',
    quando: e(oltre(deducibili.assegno, zeroEuro), non(presente(deducibili.coniugeAssegno))),
    dato: deducibili.assegno,
    frase: 'RP22: senza il codice fiscale del coniuge in col. 1 l’assegno non è riconosciuto.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 1, rigo RP22',
  },
  {
    codice: 'DETRAZIONE_SENZA_CODICE',
    livello: 'discordanza',
    raccolta: altre.conCodice,
    quando: e(oltre(altre.importo, zeroEuro), non(presente(altre.codice))),
    dato: altre.codice,
    frase: 'RP83: la detrazione non ha il suo codice.',
  },
  {
    codice: 'CREDITO_ANNUO_COMPENSATO',
    livello: 'bloccante',
    raccolta: crediti.creditiAnnui,
    quando: oltre(crediti.annuoCompensato, somma(crediti.annuoResiduo, crediti.annuoSpettante)),
    dato: crediti.annuoCompensato,
    frase: 'L’importo compensato in F24 supera il credito.',
  },
  {
    codice: 'CREDITO_CODICE_COMPENSATO',
    livello: 'bloccante',
    raccolta: conCodice.altriCrediti,
    quando: oltre(
      conCodice.compensatoAltro,
      somma(
        ...[conCodice.importoAltro, conCodice.residuoAltro, conCodice.quotaAltro],
        ...[conCodice.rataDueAnni, conCodice.rataUnAnno],
      ),
    ),
    dato: conCodice.compensatoAltro,
    frase: 'CR31: l’importo compensato in F24 supera il credito.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 1, rigo CR31, colonna 6',
  },
  {
    codice: 'CREDITO_SENZA_CODICE',
    livello: 'bloccante',
    raccolta: conCodice.altriCrediti,
    quando: e(
      oltre(somma(conCodice.importoAltro, conCodice.residuoAltro, conCodice.quotaAltro), zeroEuro),
      non(presente(conCodice.codiceAltro)),
    ),
    dato: conCodice.codiceAltro,
    frase: 'CR31: il credito non ha il suo codice, e non conta.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 1, rigo CR31, colonna 1',
  },
  {
    codice: 'CREDITI_OLTRE_IMPOSTA',
    livello: 'discordanza',
    quando: oltre(totaleInDichiarazione, maggiore(zeroEuro, liquidazione.differenza)),
    dato: totaleInDichiarazione,
    frase: 'I crediti del quadro RU utilizzati in dichiarazione superano RN34: verificare che si possa.',
  },
  {
    codice: 'ACCONTI_SENZA_CASELLA',
    livello: 'discordanza',
    quando: e(presente(liquidazione.differenzaRicalcolata), non(liquidazione.casoParticolare)),
    dato: liquidazione.differenzaRicalcolata,
    frase: 'La differenza di RN61 conta per gli acconti solo con la casella di col. 1.',
  },
  {
    codice: 'ACCONTI_DA_RICALCOLARE',
    livello: 'discordanza',
    quando: e(
      o(oltre(quotaFrontalieri, zeroEuro), aderisce, oltre(noleggio, zeroEuro)),
      non(liquidazione.casoParticolare),
    ),
    dato: liquidazione.differenza,
    frase:
      'Con redditi di frontalieri, noleggio di barche o concordato gli acconti si calcolano sulla differenza di RN61.',
  },
];
