import { makeLogo } from '../../../api/riduci-immagine.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiImpostazioni as m } from '../../../messages/impostazioni.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import css from './Impostazioni.module.css';
import { deleteLogo, uploadLogo } from './impostazioni.api.ts';

type Props = { logo: string | null; scrive: boolean; onLogo: (logo: string | null) => void };

/** The image of the studio: reduced here, looked at again by the server. */
export function LogoStudio({ logo, scrive, onLogo }: Props) {
  const { inCorso, run } = useAtto();
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const immagine = await makeLogo(file, 'logo').catch(() => null);
    if (immagine === null) return notifiche.push('error', m.immagineNonLetta);
    const nuovo = await run(() => uploadLogo(immagine), m.logoSalvato);
    if (nuovo) onLogo(nuovo);
  };
  const remove = async () => {
    const fatto = await run(async () => {
      await deleteLogo();
      return true;
    }, m.logoTolto);
    if (fatto) onLogo(null);
  };
  return (
    <Sezione larga titolo={m.logo} testo={m.logoTesto}>
      <div className={css.logo}>
        <div className={css.frame}>{logo ? <img src={logo} alt={m.logo} /> : m.senzaLogo}</div>
        {scrive && (
          <CaricaFile
            scegli={m.scegliLogo}
            testo={m.formati}
            accetta=".png,.jpg,.jpeg"
            onFile={([file]) => void upload(file)}
          />
        )}
        {scrive && logo && (
          <Button aspetto="quiet" inCorso={inCorso} onClick={remove}>
            {m.togli}
          </Button>
        )}
      </div>
    </Sezione>
  );
}
