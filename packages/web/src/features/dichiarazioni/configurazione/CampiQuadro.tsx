import { messaggiConfigurazione as m } from '../../../messages/configurazione.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { fonteCoperture } from './scelte.ts';
import type { QuadroScritto } from './valori.ts';

const ordine = { decimali: 0, min: 0, max: 100_000 } as const;

type Props = {
  valori: QuadroScritto;
  isNuovo: boolean;
  /** The form has it: whether it repeats is not for the vendor to say. */
  delModello: boolean;
  scrive: boolean;
  makeCampo: (nome: string, bloccato?: boolean) => PropsCampo;
  change: (nuovi: Partial<QuadroScritto>) => void;
};

/** What is said of a quadro. */
export function CampiQuadro({ valori, isNuovo, delModello, scrive, makeCampo, change }: Props) {
  return (
    <>
      <Sezione larga titolo={m.quadro} testo={isNuovo ? m.quadroTesto : undefined}>
        <Campi>
          <TextField
            {...makeCampo('codice', !isNuovo)}
            className={colonne[1]}
            massimo={4}
            codice
            valore={valori.codice}
            onChange={(codice) => change({ codice })}
          />
          <NumberField
            {...makeCampo('ordine')}
            className={colonne[2]}
            opzioni={ordine}
            zeroVisibile
            valore={valori.ordine}
            onValore={(nuovo) => change({ ordine: nuovo ?? 0 })}
          />
          <Tendina
            {...makeCampo('copertura')}
            className={colonne[3]}
            valore={valori.copertura}
            fonte={fonteCoperture}
            onChange={(copertura) =>
              copertura !== null && change({ copertura: copertura as QuadroScritto['copertura'] })
            }
          />
          <TextField
            {...makeCampo('titolo')}
            className={colonne[6]}
            massimo={120}
            valore={valori.titolo}
            onChange={(titolo) => change({ titolo })}
          />
        </Campi>
      </Sezione>
      <Sezione titolo={m.comeSiCompila} testo={delModello ? m.delModello : m.campiDefiniti}>
        <Interruttore
          nome={m.quadroObbligatorio}
          acceso={valori.obbligatorio}
          solaLettura={!scrive}
          onChange={(obbligatorio) => change({ obbligatorio })}
        />
        <Interruttore
          nome={m.quadroMultimodulo}
          acceso={valori.multimodulo}
          solaLettura={!scrive || delModello}
          onChange={(multimodulo) => change({ multimodulo })}
        />
      </Sezione>
    </>
  );
}
