/** Widest picture that is sent, and its quality (spec 1 §9). */
const widest = 1200;
const quality = 0.7;

const scalable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Makes a picture small enough to send: at most 1200 px wide, JPEG 0.7, turned as its EXIF orientation says and without any other
 * EXIF data, so that the place where it was taken stays with the person. Other files, and pictures that cannot be read, come back as they are.
 */
export async function scaleImage(file: File): Promise<File> {
  if (!scalable.has(file.type)) return file;
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve) => {
    const compressor = new Compressor(file, {
      maxWidth: widest,
      quality,
      mimeType: 'image/jpeg',
      checkOrientation: true,
      retainExif: false,
      // A picture that would grow must still lose its location.
      strict: false,
      success: (scaled) => resolve(new File([scaled], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })),
      error: () => resolve(file),
    });
    return compressor;
  });
}

const jpegName = (name: string): string => `${name.replace(/\.(?:jpe?g|png|webp)$/i, '')}.jpg`;
