/** Widest picture that is sent, and its quality (spec 1 §9). */
const widest = 1200;
const quality = 0.7;

const scalable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** How pictures mark data that may say where they were taken: EXIF, XMP and IPTC in JPEG, PNG and WebP. */
const marksOfData = ['Exif', 'EXIF', 'eXIf', 'XMP', 'ns.adobe.com/xap', 'Photoshop 3.0', 'iTXt', 'zTXt', 'tEXt'];

/**
 * Makes a picture small enough to send: at most 1200 px wide, JPEG 0.7, turned as its EXIF orientation says and without any other
 * EXIF data, so that the place where it was taken stays with the person. Other files, pictures that cannot be read, and those that are
 * small already and tell nothing of themselves, come back as they are.
 */
export async function scaleImage(file: File): Promise<File> {
  if (!scalable.has(file.type)) return file;
  const { default: Compressor } = await import('compressorjs');
  const scaled = await new Promise<Blob>((resolve) => {
    const compressor = new Compressor(file, {
      maxWidth: widest,
      quality,
      mimeType: 'image/jpeg',
      checkOrientation: true,
      retainExif: false,
      // What to do with a picture that would grow is decided below.
      strict: false,
      success: resolve,
      error: () => resolve(file),
    });
    return compressor;
  });
  if (scaled === file || (scaled.size >= file.size && (await maySendAsIs(file)))) return file;
  return new File([scaled], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
}

/** Whether a picture is narrow enough, and holds nothing but the picture. */
async function maySendAsIs(file: File): Promise<boolean> {
  const content = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (marksOfData.some((mark) => content.includes(mark))) return false;
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture !== undefined && picture.width <= widest;
}

const jpegName = (name: string): string => `${name.replace(/\.(?:jpe?g|png|webp)$/i, '')}.jpg`;
