import { Menu } from '@mantine/core';
import {
  IconCircleCheck,
  IconDots,
  IconEraser,
  IconLockOpen,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { usePersonalizzazioni } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { countModuli } from '../dati/chiave.ts';
import { countMancanze } from '../dati/mancanze.ts';
import { listAvvisi } from '../dati/rilievi.ts';
import { isDiRisultati } from '../dati/stati.ts';
import { type AzioneQuadro, runAzioneQuadro } from '../dichiarazione.api.ts';
import css from './QuadroSheet.module.css';

/** Complete, reopen, empty, remove. What was typed is saved first, so that the server acts on what is on screen. */
export function AzioniQuadro() {
  const { dichiarazione, modello, quadro, campi, modulo, setModulo, save, reload, solaLettura } =
    useApertura();
  const { richiestaConfermaQuadri } = usePersonalizzazioni();
  const isCompleto = dichiarazione.statiQuadri[quadro.codice] === 'completo';
  const isAssente = (dichiarazione.statiQuadri[quadro.codice] ?? 'assente') === 'assente';

  const run = async (azione: AzioneQuadro, conferma = false) => {
    if (!(await save())) return;
    try {
      await runAzioneQuadro(dichiarazione, quadro.codice, azione, conferma);
      await reload();
      notifiche.push('success', m.esiti[azione][0]);
    } catch (causa) {
      const errore = toApiError(causa);
      notifiche.push('error', errore.testo, {
        titolo: m.esiti[azione][1],
        codiceRichiesta: errore.codiceRichiesta,
      });
    }
  };
  const complete = async () => {
    const mancanti = countMancanze(modello, campi.calcolo, quadro.codice);
    const avvisi = listAvvisi(campi, [quadro.codice]).map(({ frase }) => frase);
    const domanda = mancanti > 0 ? m.completaTesto(mancanti) : m.completaSenzaMancanze;
    const testo = avvisi.length > 0 ? m.completaConAvvisi(avvisi, mancanti > 0 ? domanda : '') : domanda;
    const conferma =
      (mancanti === 0 && avvisi.length === 0 && !richiestaConfermaQuadri) ||
      (await askConferma({ titolo: m.completaTitolo(quadro.codice), testo }));
    if (conferma) await run('completa', avvisi.length > 0);
  };
  const clear = async (azione: 'svuota' | 'rimuovi') => {
    const conferma = await askConferma({
      titolo: azione === 'svuota' ? m.svuotaTitolo(quadro.codice) : m.rimuoviTitolo(quadro.codice),
      testo: m.svuotaTesto,
      pericolo: true,
    });
    if (conferma) await run(azione);
  };
  const quanti = Math.max(modulo, countModuli(campi.chiavi(), quadro.codice));
  if (isAssente && !campi.hasDati(quadro.codice)) return null;
  return (
    <>
      {isCompleto && solaLettura ? null : isCompleto ? (
        <Button className={css.small} icona={IconLockOpen} title={m.riapri} onClick={() => run('riapri')}>
          {m.riapriBreve}
        </Button>
      ) : (
        <Button className={css.small} icona={IconCircleCheck} title={m.completa} onClick={complete}>
          {m.completaBreve}
        </Button>
      )}
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <IconButton icona={IconDots} nome={m.altreAzioni} size={16} />
        </Menu.Target>
        <Menu.Dropdown>
          {quadro.moduli && !solaLettura && (
            <Menu.Item leftSection={<Icona di={IconPlus} />} onClick={() => setModulo(quanti + 1)}>
              {m.aggiungiModulo}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Icona di={IconEraser} />} onClick={() => clear('svuota')}>
            {m.svuota}
          </Menu.Item>
          {!isDiRisultati(quadro) && !quadro.obbligatorio && (
            <Menu.Item leftSection={<Icona di={IconTrash} />} onClick={() => clear('rimuovi')}>
              {m.rimuovi}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
