"""HTTP and sockets: what comes in from the network and how it is answered."""
