import { startUp } from '../../../regole/detrazioni.ts';
import * as netta from '../../../regole/imposta-netta.ts';
import * as riportabili from '../../../regole/oneri-riportabili.ts';
import { sanitarieRateizzate } from '../../../regole/spese-sanitarie.ts';
import { mostra, type QuadroScheda, rigo } from '../../scheda.ts';

/** RN47: what goes to the next return. */
export const RESIDUI: QuadroScheda['sezioni'][number] = {
  titolo: 'Residui da riportare',
  righi: [
    rigo(47, 'Crediti residui', [
      mostra(1, 'Start-up, due anni prima', startUp.secondo.residuo),
      mostra(2, 'Start-up, un anno prima', startUp.primo.residuo),
      mostra(3, 'Start-up dell’anno', startUp.anno.residuo),
      mostra(6, 'Patologie, al familiare', netta.patologie.residuo, { formulaBreve: 'RN23, oltre RN5' }),
      mostra(11, 'Prima casa', netta.primaCasa.residuo),
      mostra(12, 'Occupazione', netta.occupazione.residuo),
      mostra(13, 'Fondi pensione', netta.fondiPensione.residuo),
      mostra(14, 'Mediazione', netta.mediazione.residuo),
      mostra(15, 'Negoziazione e arbitrato', netta.negoziazione.residuo),
      mostra(21, 'Sisma Abruzzo', netta.sisma.residuo),
      mostra(26, 'Cultura', netta.cultura.residuo),
      mostra(27, 'Scuola', netta.scuola.residuo),
      mostra(28, 'Videosorveglianza', netta.videosorveglianza.residuo),
      mostra(31, 'Start-up, due anni prima', riportabili.startUpDue, { formulaBreve: 'RP34 col. 5' }),
      mostra(32, 'Start-up, un anno prima', riportabili.startUpUno, { formulaBreve: 'RP34 col. 4' }),
      mostra(33, 'Deduzione per start-up', riportabili.startUp, { formulaBreve: 'RP34 col. 3' }),
      mostra(36, 'Somme restituite', riportabili.restituite, { formulaBreve: 'RP33' }),
      mostra(37, 'Terzo settore, un anno prima', riportabili.terzoSettoreUno, {
        formulaBreve: 'RP36 col. 4',
      }),
      mostra(38, 'Terzo settore', riportabili.terzoSettore, { formulaBreve: 'RP36 col. 3' }),
      mostra(39, 'Sport', netta.conCodici.sport.residuo),
      mostra(40, 'Bonifica', netta.conCodici.bonifica.residuo),
      mostra(42, 'Alloggi sociali', netta.conCodici.alloggi.residuo),
      mostra(43, 'Terzo settore, due anni prima', riportabili.terzoSettoreDue, {
        formulaBreve: 'RP36 col. 5',
      }),
      mostra(44, 'Prima casa under 36', netta.under36.residuo),
      mostra(45, 'Sanificazione', netta.conCodici.sanificazione.residuo),
      mostra(46, 'Depuratori', netta.conCodici.depuratori.residuo),
      mostra(47, 'Terzo settore, tre anni prima', riportabili.terzoSettoreTre, {
        formulaBreve: 'RP36 col. 6',
      }),
      mostra(48, 'Social bonus', netta.conCodici.social.residuo),
      mostra(51, 'Attività fisica', netta.conCodici.attivitaFisica.residuo),
      mostra(52, 'Sistemi di accumulo', netta.conCodici.accumulo.residuo),
      mostra(53, 'ITS al 30%', netta.conCodici.its30.residuo),
      mostra(54, 'ITS al 60%', netta.conCodici.its60.residuo),
      mostra(55, 'Spese sanitarie rateizzate', sanitarieRateizzate, {
        formulaBreve: 'RP1 + RP2 + RP3',
      }),
      mostra(56, 'Contributo unificato', netta.contributoUnificato.residuo),
    ]),
  ],
};
