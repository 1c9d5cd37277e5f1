import type { Esame } from './esame.ts';
import type { Valori } from './tracciato.ts';
import { isAssente } from './valore.ts';

const FIRMA = ['rappresentante', 'carica', 'cognomeRappresentante', 'nomeRappresentante'];

function ask(esame: Esame, riga: number, nomi: readonly string[], perche: string): void {
  for (const nome of nomi)
    if (isAssente(esame.righe[riga]?.valori[nome]))
      esame.tell(riga, nome, 'OBBLIGATORIO', `è obbligatorio: ${perche}`);
}

function checkSostituto(esame: Esame, riga: number, b: Valori): void {
  if (!isAssente(b.denominazione)) ask(esame, riga, FIRMA, 'il sostituto non è una persona fisica');
  else ask(esame, riga, ['cognome'], 'manca la denominazione del sostituto');
  if (!isAssente(b.intermediario)) ask(esame, riga, ['dataImpegno'], 'c’è l’intermediario');
}

const sameCertificazione = (a: Valori, b: Valori | undefined): boolean =>
  a.certificazione === b?.certificazione && a.percipiente === b?.percipiente;

/** A record D must have its G or H, of the same certification, and be as many as the front page says. */
export function checkCertificazioni(esame: Esame): void {
  const { righe } = esame;
  let frontespizio = -1;
  let quante = 0;
  const closeConto = () => {
    if (frontespizio >= 0 && quante !== Number(righe[frontespizio]?.valori.certificazioni ?? 0))
      esame.tell(frontespizio, 'certificazioni', 'CONTEGGI', `deve essere ${quante}`);
  };
  for (const [i, { tipo, valori }] of righe.entries()) {
    if (tipo === 'B') {
      closeConto();
      [frontespizio, quante] = [i, 0];
      checkSostituto(esame, i, valori);
    }
    if (tipo === 'D') {
      if (!sameCertificazione(valori, righe[i - 1]?.valori)) quante += 1;
      if (!sameCertificazione(valori, righe[i + 1]?.valori))
        esame.tell(i, 'certificazione', 'SENZA_DATI', 'la certificazione non ha redditi');
      if (!isAssente(valori.operazione))
        ask(
          esame,
          i,
          ['protocolloInvio', 'protocolloProgressivo'],
          'si annulla o si sostituisce una certificazione',
        );
    }
    if ((tipo === 'G' || tipo === 'H') && !sameCertificazione(valori, righe[i - 1]?.valori))
      esame.tell(i, 'certificazione', 'CERTIFICAZIONE', 'deve essere quella del record D che precede');
  }
  closeConto();
}
