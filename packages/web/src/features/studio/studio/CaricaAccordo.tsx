import type { TipoDocumentoContratto } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiStudio as m } from '../../../messages/studio.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../ui/finestre/Finestra.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './Studio.module.css';
import { uploadAccordo } from './studio.api.ts';

type Props = {
  idStudio: number;
  tipo: TipoDocumentoContratto;
  onClose: () => void;
  onCaricato: () => void;
};

/** Asks the signed file and the day of the signature, and sends them: the window stays open on what is wrong. */
export function CaricaAccordo({ idStudio, tipo, onClose, onCaricato }: Props) {
  const oggi = giornoDiRoma(new Date());
  const [data, setData] = useState(oggi);
  const [file, setFile] = useState<readonly File[]>([]);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const diData = errore?.campi.find(({ percorso }) => percorso === 'Data');
  const send = async () => {
    setErrore(null);
    setInCorso(true);
    try {
      await uploadAccordo(idStudio, { tipo, data, file });
      notifiche.push('success', m.accordoCaricato);
      onCaricato();
      onClose();
    } catch (causa) {
      setErrore(toApiError(causa));
      setInCorso(false);
    }
  };
  return (
    <Finestra tipo="modale" titolo={m.caricaAccordo[tipo]} larghezza={520} onChiusa={onClose}>
      <div className={css.dialog}>
        {errore && !diData && (
          <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />
        )}
        <DateField
          etichetta={m.dataFirma}
          className={css.day}
          massimo={oggi}
          messaggio={diData && { tipo: 'error', testo: diData.messaggio }}
          valore={data}
          onChange={setData}
        />
        <CaricaFile
          uno
          scegli={m.scegliAccordo}
          testo={file[0] ? m.accordoScelto(file[0].name) : m.scegliAccordoTesto}
          accetta=".pdf,.p7m,.png,.jpg,.jpeg"
          onFile={setFile}
        />
      </div>
      <PulsantiFinestra>
        <Button onClick={onClose}>{messaggiUi.annulla}</Button>
        <Button aspetto="primary" inCorso={inCorso} onClick={send}>
          {messaggiUi.ok}
        </Button>
      </PulsantiFinestra>
    </Finestra>
  );
}
