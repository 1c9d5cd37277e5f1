import { useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { messaggiCredito as m } from '../../../messages/credito.ts';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { burnCrediti } from './credito.api.ts';
import { Modulo } from './Modulo.tsx';
import { computePermessi } from './permessi.ts';
import { quantita } from './quantita.ts';
import { useInvio } from './useInvio.ts';

const vuoti = { idStudio: null as string | null, crediti: null as number | null, motivazione: '' };

/** Credits taken away from a studio by hand. */
export function ConsumoPage() {
  const { vende } = computePermessi(useSessione().utente);
  return vende ? <Consumo /> : <NonAutorizzato titolo={m.consumo} />;
}

function Consumo() {
  const cache = useQueryClient();
  const invio = useInvio({
    vuoti,
    send: async ({ idStudio, crediti, motivazione }, chiave) => {
      const residui = await burnCrediti(
        { idStudio: Number(idStudio), crediti: crediti ?? 0, motivazione },
        chiave,
      );
      void cache.invalidateQueries({ queryKey: ['crediti'] });
      return residui;
    },
    fatto: m.consumati,
  });
  const { valori, change, campo } = invio;
  return (
    <Modulo titolo={m.consumo} invia={m.consuma} invio={invio} nonInviato={m.nonConsumati}>
      <Sezione larga titolo={m.quale} testo={m.consumoTesto}>
        <Campi>
          <Tendina
            {...campo('idStudio')}
            className={colonne[4]}
            opzionale
            segnaposto={m.cercaStudio}
            valore={valori.idStudio}
            fonte={fonteStudi}
            onChange={(idStudio) => change({ idStudio })}
          />
          <NumberField
            {...campo('crediti')}
            className={colonne[2]}
            opzioni={quantita}
            valore={valori.crediti}
            onValore={(crediti) => change({ crediti })}
          />
          <TextField
            {...campo('motivazione')}
            className={colonne[6]}
            massimo={200}
            valore={valori.motivazione}
            onChange={(motivazione) => change({ motivazione })}
          />
        </Campi>
      </Sezione>
    </Modulo>
  );
}
