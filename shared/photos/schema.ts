/** How many photos one bid can carry (specification §9 'images per listing'). */
export const maxPhotosPerBid = 10;
