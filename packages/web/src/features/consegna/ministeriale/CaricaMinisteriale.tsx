import { ANNO_FISCALE } from '@quadra/values';
import { useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiMinisteriale as m } from '../../../messages/ministeriale.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../ui/finestre/Finestra.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './Ministeriale.module.css';
import { type Ministeriale, uploadMinisteriale } from './ministeriale.api.ts';
import { fonteAnni, fonteTipi } from './scelte.ts';

type Props = { onClose: () => void; onCaricato: (nuovo: Ministeriale) => void };
const pagine = { decimali: 0, min: 1, max: 999 } as const;
const messaggioDi = (errore: ApiError | null, campo: string) => {
  const suo = errore?.campi.find(({ percorso }) => percorso === campo);
  return suo && ({ tipo: 'error', testo: suo.messaggio } as const);
};

/** Asks the form, the year and the PDF, and sends it: the window stays open on what is wrong. */
export function CaricaMinisteriale({ onClose, onCaricato }: Props) {
  const [tipo, setTipo] = useState<string>('Persone fisiche');
  const [anno, setAnno] = useState(String(ANNO_FISCALE));
  const [pagina, setPagina] = useState(1);
  const [file, setFile] = useState<readonly File[]>([]);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const send = async () => {
    setErrore(null);
    setInCorso(true);
    try {
      const nuovo = await uploadMinisteriale({ tipo, anno, pagina }, file);
      notifiche.push('success', m.caricato);
      onCaricato(nuovo);
    } catch (causa) {
      setErrore(toApiError(causa));
      setInCorso(false);
    }
  };
  return (
    <Finestra tipo="modale" titolo={m.caricaTitolo} larghezza={560} onChiusa={onClose}>
      <div className={css.dialog}>
        <p className={css.soft}>{m.caricaTesto}</p>
        {errore && errore.campi.length === 0 && (
          <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />
        )}
        <div className={css.where}>
          <Tendina
            etichetta={m.tipo}
            messaggio={messaggioDi(errore, 'TipoDichiarazione')}
            valore={tipo}
            fonte={fonteTipi}
            onChange={(scelto) => scelto !== null && setTipo(scelto)}
          />
          <Tendina
            etichetta={m.anno}
            messaggio={messaggioDi(errore, 'Anno')}
            valore={anno}
            fonte={fonteAnni}
            onChange={(scelto) => scelto !== null && setAnno(scelto)}
          />
          <NumberField
            etichetta={m.pagina}
            messaggio={messaggioDi(errore, 'Pagina')}
            opzioni={pagine}
            valore={pagina}
            onValore={(scritta) => setPagina(scritta ?? 1)}
          />
        </div>
        <p className={css.soft}>{m.paginaTesto}</p>
        <CaricaFile
          uno
          scegli={m.scegli}
          testo={file[0] ? m.scelto(file[0].name) : m.scegliTesto}
          accetta=".pdf"
          onFile={setFile}
        />
        {inCorso && <p role="status">{m.inLettura}</p>}
      </div>
      <PulsantiFinestra>
        <Button onClick={onClose}>{messaggiUi.annulla}</Button>
        <Button aspetto="primary" disabled={file.length === 0} inCorso={inCorso} onClick={send}>
          {messaggiUi.ok}
        </Button>
      </PulsantiFinestra>
    </Finestra>
  );
}
