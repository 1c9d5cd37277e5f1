import { modelliCollegati, requisiti } from '@quadra/contract';
import { useMemo, useRef } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { messaggiAnni } from '../../../../messages/anni.ts';
import { messaggiCascata } from '../../../../messages/cascata.ts';
import { messaggiCollegamenti as ml } from '../../../../messages/collegamenti.ts';
import { messaggiConfronto as mc } from '../../../../messages/confronto.ts';
import { messaggiCopilota } from '../../../../messages/copilota.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiLettera } from '../../../../messages/lettera.ts';
import { messaggiVita } from '../../../../messages/vita.ts';
import { type AzioneSchermata, useAzioniSchermata } from '../../../../ui/comandi/azioni-schermata.ts';
import { useCopilotaAperto } from '../copilota/contesto-copilota.ts';
import { useStampa } from '../riepilogo/stampa.ts';
import type { useChiusura } from '../riepilogo/useChiusura.ts';
import { useVita } from '../vita/useVita.tsx';
import { hasCascata, useApertura, useConLettera } from './contesto.ts';

type Impianto = {
  chiusura: ReturnType<typeof useChiusura>;
  onStoria: () => void;
  onVaiAlQuadro: () => void;
};

/** What can be done with the open declaration, told to the palette with the keys that do the same. */
export function useAzioniDichiarazione(impianto: Impianto): void {
  const apertura = useApertura();
  const conLettera = useConLettera();
  const { utente } = useSessione();
  const stampa = useStampa();
  const vita = useVita();
  const copilota = useCopilotaAperto();
  const { dichiarazione, quadro, vistaIntera } = apertura;

  const list = (): AzioneSchermata[] => {
    const { stato, solaLettura } = dichiarazione;
    const isChiusa = stato === 'Chiusa';
    const scrive = canScrivere(utente, requisiti.scriviDichiarazioni);
    const chiude = canScrivere(utente, requisiti.chiudiDichiarazioni);
    const riporta = document.getElementById('riporta');
    const { close, reopen } = impianto.chiusura;
    return [
      ...(solaLettura ? [] : [{ nome: m.salva, tasti: m.tastiSalva, run: () => void apertura.save() }]),
      { nome: m.azioneVaiAlQuadro, tasti: 'Ctrl G', run: impianto.onVaiAlQuadro },
      ...(modelliCollegati.includes(apertura.modello.codice)
        ? [
            {
              nome: ml.titolo,
              parole: ml.parole,
              tasti: ml.tastiVista,
              run: () => apertura.openVista('collegamenti'),
            },
          ]
        : []),
      ...(hasCascata(apertura.modello)
        ? [
            {
              nome: messaggiCascata.titolo,
              parole: messaggiCascata.parole,
              run: () => apertura.openVista('cascata'),
            },
            {
              nome: messaggiAnni.titolo,
              parole: messaggiAnni.parole,
              run: () => apertura.openVista('anni'),
            },
          ]
        : []),
      {
        nome: mc.affiancate,
        parole: m.paroleAffiancate,
        tasti: 'Alt L',
        run: () => apertura.openVista('affiancate'),
      },
      {
        nome: m.azioneConfronto,
        parole: m.paroleConfronto,
        tasti: 'Alt P',
        run: () => apertura.openVista('confronto'),
      },
      {
        nome: m.azionePassato,
        parole: m.parolePassato,
        tasti: 'Alt U',
        run: () => apertura.openVista('passato'),
      },
      ...(copilota === null
        ? []
        : [
            {
              nome: messaggiCopilota.azione,
              parole: messaggiCopilota.parole,
              tasti: messaggiCopilota.tasti,
              run: copilota.open,
            },
          ]),
      ...(riporta === null ? [] : [{ nome: m.azioneRiporta, tasti: 'Alt R', run: () => riporta.click() }]),
      { nome: m.riepilogo, run: () => apertura.openVista('riepilogo') },
      { nome: m.telematico, run: () => apertura.openVista('telematico') },
      ...(conLettera
        ? [
            {
              nome: messaggiLettera.titolo,
              parole: messaggiLettera.parole,
              run: () => apertura.openVista('lettera'),
            },
          ]
        : []),
      { nome: m.stampaBozza, run: () => void stampa.print('bozza', { scheda: 1 }) },
      ...(isChiusa && canScrivere(utente, requisiti.stampaDichiarazioni)
        ? [{ nome: m.stampaDefinitiva, run: () => void stampa.printDefinitiva({ scheda: 1 }) }]
        : []),
      ...(chiude
        ? [
            {
              nome: isChiusa ? m.riapriDichiarazione : m.chiudiDichiarazione,
              run: () => {
                apertura.openVista('riepilogo');
                void (isChiusa ? reopen() : close());
              },
            },
          ]
        : []),
      { nome: m.storia, run: impianto.onStoria },
      ...(scrive ? [{ nome: messaggiVita.duplica, run: () => void vita.duplicate() }] : []),
      ...(scrive && isChiusa
        ? [{ nome: messaggiVita.integrativa, run: () => void vita.createIntegrativa() }]
        : []),
    ];
  };
  // Told once, read when it is asked: what can be done changes with every act.
  const attuale = useRef(list);
  attuale.current = list;
  const dove = m.doveAzioni(dichiarazione.denominazione, vistaIntera === null ? quadro.codice : null);
  useAzioniSchermata(useMemo(() => ({ dove, list: () => attuale.current() }), [dove]));
}
