import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiConfigurazione as m } from '../../../messages/configurazione.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../ui/finestre/Finestra.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import css from './Configurazione.module.css';
import { configurazioneQuery, copyConfigurazione } from './configurazione.api.ts';
import { makeFonteAltriAnni } from './scelte.ts';

/** Asks which year takes what was written for this one, and goes there. */
export function CopiaAnno({ anno, onClose }: { anno: number; onClose: () => void }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { inCorso, run } = useAtto();
  const fonte = useMemo(() => makeFonteAltriAnni(anno), [anno]);
  const [scelto, setScelto] = useState<string | null>(null);
  const copy = async () => {
    const meta = Number(scelto);
    const copiata = await run(() => copyConfigurazione(anno, meta), m.copiata(anno));
    if (copiata === undefined) return;
    cache.setQueryData(configurazioneQuery(meta).queryKey, copiata);
    onClose();
    await navigate({ to: '/configurazione/$anno', params: { anno: String(meta) } });
  };
  return (
    <Finestra tipo="modale" titolo={m.copiaTitolo(anno)} larghezza={460} onChiusa={onClose}>
      <div className={css.copy}>
        <p>{m.copiaTesto(anno)}</p>
        <Tendina
          etichetta={m.annoDestinazione}
          opzionale
          valore={scelto}
          fonte={fonte}
          onChange={setScelto}
        />
      </div>
      <PulsantiFinestra>
        <Button onClick={onClose}>{messaggiUi.annulla}</Button>
        <Button aspetto="primary" disabled={scelto === null} inCorso={inCorso} onClick={copy}>
          {messaggiUi.ok}
        </Button>
      </PulsantiFinestra>
    </Finestra>
  );
}
